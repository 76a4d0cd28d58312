// The timeline: what happens to the entities at a time, as the scenario says.
import type { Entity } from './entity-kinds';
import { pointOf } from './place';
import type { CommandSpec, TimelineEntry } from './scenario';

/** Tolerance for the rounding errors of summed time steps. s */
export const timeTolerance = 1e-9;

/** Applies the entries of a scenario, each once, in the order of their times. */
export class Timeline {
  private readonly _entries: readonly TimelineEntry[];
  private _applied = 0;

  constructor(entries: readonly TimelineEntry[] = []) {
    this._entries = entries.toSorted((a, b) => a.at - b.at);
  }

  /** Entries still to come at a time, with their times counted from it. */
  left(time: number): TimelineEntry[] {
    return this._entries
      .slice(this._applied)
      .map((entry) => ({ ...entry, at: Math.max(0, entry.at - time) }));
  }

  /** Applies what is due at a time. @param give gives an entity a command of a file */
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
