// The editor state of each session.
import type { Session } from '../../../app/session/session';
import { BuildState, type Notifier, type View } from './build-state';

const states = new WeakMap<Session, BuildState>();

/** Returns the editor state of a session. Null if the editor was never open in it. */
export const stateOf = (session: Session): BuildState | null => states.get(session) ?? null;

/** Returns the editor state of a session. Throws if the editor was never open in it. */
export function buildOf({ session }: { readonly session: Session }): BuildState {
  const state = stateOf(session);
  if (!state) throw new Error('nothing is built yet');
  return state;
}

/**
 * Returns the editor state of a session. Creates it at the first call for the session.
 * @param told shows messages to the player
 */
export function beginState(session: Session, view: View, told: Notifier): BuildState {
  const state = stateOf(session) ?? new BuildState(session, view, told);
  states.set(session, state);
  return state;
}
