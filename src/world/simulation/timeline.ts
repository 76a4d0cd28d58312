// The timeline: events of a scenario at given times.
import type { Point } from '../entities/command';
import type { Entity } from './entity-kinds';
import { placeOf, pointOf } from './place';
import type { CommandSpec, TimelineEntry } from './scenario';

/** Tolerance for rounding errors in the sum of time steps. s */
export const timeTolerance = 1e-9;

/** Applies the entries of a scenario's timeline, each once, in the order of their times. */
export class Timeline {
  private _entries: readonly TimelineEntry[];
  private _applied = 0;

  constructor(entries: readonly TimelineEntry[] = []) {
    this._entries = entries.toSorted((a, b) => a.at - b.at);
  }

  /**
   * Returns the events of the timeline that are still to come. Their times count from `time`.
   * @param time current time. s
   */
  left(time: number): TimelineEntry[] {
    return this._entries
      .slice(this._applied)
      .map((entry) => ({ ...entry, at: Math.max(0, entry.at - time) }));
  }

  /**
   * Changes the target places in the timeline's future events.
   * @param entities all bodies of the simulation. An event gives the index of its body in this list
   * @param change returns the new place of a target
   */
  retarget(entities: readonly Entity[], change: (entity: Entity, place: Point) => Point): void {
    this._entries = this._entries.map((entry, n) => {
      const entity = entities[entry.entity];
      if (n < this._applied || !entry.target || !entity) return entry;
      return { ...entry, target: placeOf(change(entity, pointOf(entry.target))) };
    });
  }

  /**
   * Carries out the scenario's timed events that are due, such as pushes.
   * @param time current time. s
   * @param give function that is called to give a command to an entity
   */
  apply(
    time: number,
    entities: readonly Entity[],
    give: (entity: Entity, command: CommandSpec) => void,
  ): void {
    for (; this._applied < this._entries.length; this._applied++) {
      const entry = this._entries[this._applied];
      if (entry.at > time + timeTolerance) return;
      const entity = entities[entry.entity];
      if (!entity) continue;
      if (entry.target) entity.moveTarget(pointOf(entry.target));
      if (entry.command) give(entity, entry.command);
      if (entry.impulse)
        entity.body.applyLinearImpulse(pointOf(entry.impulse), entity.body.getWorldCenter(), true);
      if (entry.spin) entity.body.applyAngularImpulse(entry.spin, true);
    }
  }
}
