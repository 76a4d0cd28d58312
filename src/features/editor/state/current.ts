// The state of building in each session.
import type { Session } from '../../../app/session/session';
import { BuildState, type Told, type View } from './build-state';

const states = new WeakMap<Session, BuildState>();

/** The state of building in a session; null before that was built first. */
export const stateOf = (session: Session): BuildState | null => states.get(session) ?? null;

/** The state of building in a session. Throws before that was built first. */
export function buildOf({ session }: { readonly session: Session }): BuildState {
  const state = stateOf(session);
  if (!state) throw new Error('nothing is built yet');
  return state;
}

/** Makes the state of building in a session, once. */
export function beginState(session: Session, view: View, told: Told): BuildState {
  const state = stateOf(session) ?? new BuildState(session, view, told);
  states.set(session, state);
  return state;
}
