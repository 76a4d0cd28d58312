// The target that the body in focus has reached lately. Read off its track. Free of Phaser.
import { distance, type Point } from '../../entities/command';
import type { Session } from '../../session/session';
import { focusedEntity, type ViewState } from '../../view/view-state';
import { followsPath, marksOf } from './taken';

/** How far back one looks. s */
const lately = 1;

/** A target reached: where it is, and the time since. s */
export interface Reached {
  readonly place: Point;
  readonly age: number;
}

/** The target reached last; null when there is none of late. @param now s */
export function reachedLately(session: Session, view: ViewState, now: number): Reached | null {
  const entity = focusedEntity(session, view);
  const { simulation, commands } = session;
  if (followsPath(simulation, entity)) {
    const taken = [...marksOf(session, now)].filter(([, mark]) => mark.entity === entity);
    const [last] = taken.toSorted(([, a], [, b]) => a.age - b.age);
    return last && last[1].age < lately ? { place: commands.waypoints[last[0]], age: last[1].age } : null;
  }
  const { target, command, seekDistance } = entity;
  // One that only points is not there; one that moves on is reached at no one place.
  if (command.kind !== 'seek' || !target || 'chased' in command) return null;
  let entered: number | null = null;
  let inside = true;
  simulation.measures.tracks.visit(entity, now - lately, 1, (x, y, _share, _cursor, time) => {
    const isInside = distance({ x, y }, target) <= seekDistance;
    if (isInside && !inside) entered = time;
    inside = isInside;
  });
  return entered === null ? null : { place: target, age: Math.max(0, now - entered) };
}
