// Sessions for tests: a few bodies and a square path.
import type { Place } from '../../world/simulation/place';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { Session } from './session';

/** Corners of a square path with sides of 20 m. Coordinates in m */
export const square: readonly Place[] = [
  [20, 0],
  [20, 20],
  [0, 20],
  [0, 0],
];

export const onSquare = (kind: EntitySpec['kind'], loop = false): EntitySpec => ({
  kind,
  position: [10, 0],
  command: { kind: 'follow-path', waypoints: square, ...(loop && { loop }) },
});

export function sessionOf(entities: readonly EntitySpec[], more: Partial<Scenario> = {}): Session {
  return new Session({ version: 1, name: 'Test', entities, ...more }, 'test');
}

/** Steps a session until its first body heads for waypoint `cursor`. @throws Error after 3600 steps */
export function stepToCursor(session: Session, cursor: number): void {
  for (let step = 0; step < 3600 && session.entities[0].cursor !== cursor; step++) session.step();
  if (session.entities[0].cursor !== cursor) throw new Error(`the body never headed for waypoint ${cursor}`);
}
