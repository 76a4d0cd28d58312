// Waypoints taken: by which body, and how much of its mark is left. Read off the bodies' tracks. Free of Phaser.
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import type { Simulation } from '../../simulation/simulation';

/** Time in which the mark of a waypoint taken fades. s. A lap of most paths takes longer. */
export const markSeconds = 10;

/** Most bodies whose waypoints are marked, the first ones. */
const mostMarked = 8;

/** The mark of one waypoint. */
export interface Mark {
  readonly entity: Entity;
  /** Time since it was taken. s */
  readonly age: number;
}

/** What is left of a mark, 1 to 0. @param age s */
export function markLeft(age: number): number {
  return Math.max(0, 1 - age / markSeconds);
}

/** Whether a body follows the path of a person, not one of its own. */
export function followsPath(simulation: Simulation, entity: Entity): boolean {
  return entity.command.kind === 'follow-path' && !simulation.isAutonomous(entity);
}

/** The latest mark of each waypoint of the path, by its index. @param now s */
export function marksOf({ simulation, commands }: Session, now: number): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  const count = commands.waypoints.length;
  const followers = simulation.entities.filter((entity) => followsPath(simulation, entity));
  for (const entity of followers.slice(0, mostMarked)) {
    let heading = -1;
    simulation.measures.tracks.visit(entity, now - markSeconds, 1, (_x, _y, _share, cursor, time) => {
      // The cursor went on by one: the waypoint before it was taken. Any other change is an edit.
      if (heading >= 0 && cursor === (heading + 1) % count && cursor !== heading) {
        const age = Math.max(0, now - time);
        const known = marks.get(heading);
        if (!known || age < known.age) marks.set(heading, { entity, age });
      }
      heading = cursor;
    });
  }
  return marks;
}
