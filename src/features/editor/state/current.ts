// The state of building of each session.
import type { Session } from '../../../app/session/session';
import { BuildState, type Notifier, type View } from './build-state';

const states = new WeakMap<Session, BuildState>();

/** Returns the state of building of a session; null if it was never built. */
export const stateOf = (session: Session): BuildState | null => states.get(session) ?? null;

/** Returns the state of building of a session. Throws if it was never built. */
export function buildOf({ session }: { readonly session: Session }): BuildState {
  const state = stateOf(session);
  if (!state) throw new Error('nothing is built yet');
  return state;
}

/** Returns the state of building of a session; creates it at the first call. */
export function beginState(session: Session, view: View, told: Notifier): BuildState {
  const state = stateOf(session) ?? new BuildState(session, view, told);
  states.set(session, state);
  return state;
}
