// Marks of the time bar: when a target jumped, and when a body was hit.

import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../entities/command';
import type { TouchStart } from '../contacts';
import type { Entity } from '../entity-kinds';

/** A mark on the time bar: a jump of a target, or a hit. */
interface TimeBarMark {
  readonly kind: 'jump' | 'hit';
  /** Time of the event since the start of the run. s */
  readonly time: number;
}

// The time bar shows ten seconds. It needs twice that time, so that it still has marks after rewinding.
/** Time after which a mark on the time bar is deleted. s */
const rememberedSeconds = 20;

// Avoids many marks when a pile of crates hits a body.
/** Shortest time between two marks of the same kind on the time bar. s */
const apart = 0.1;

// Longer than the way that a moving target can fly in one step: 50 m/s / 30 Hz.
/** Smallest jump of a target that gets a mark on the time bar. m */
const leastJump = 2;

/** Largest number of bodies whose targets are checked for jumps. */
const mostWatched = 16;

/** Makes the marks on the time bar. It records the times at which a target jumps or a body is hit. */
export class TimeBarMarks {
  private readonly _marks: TimeBarMark[] = [];
  /** Target position of each watched body in the last step. m; null for a body that has no target or follows a path */
  private readonly _targets: (Point | null)[] = [];

  /** Marks on the time bar, the oldest first. */
  get all(): readonly TimeBarMark[] {
    return this._marks;
  }

  /**
   * Adds the marks of one simulation step to the time bar. Must be called after the step of the physics engine.
   * @param time s
   * @param begun list of the contacts that began in the step
   */
  record(time: number, entities: readonly Entity[], begun: readonly TouchStart[]): void {
    if (begun.some(({ a, b }) => entities.some(({ body }) => body === a || body === b)))
      this._add('hit', time);
    const count = Math.min(entities.length, mostWatched);
    let jumps = false;
    for (let n = 0; n < count; n++) {
      const { command, target } = entities[n];
      const was = this._targets[n];
      const now = command.kind === 'follow-path' ? null : target;
      if (was && now && hypot(now.x - was.x, now.y - was.y) > leastJump) jumps = true;
      this._targets[n] = now && { x: now.x, y: now.y };
    }
    this._targets.length = count;
    if (jumps) this._add('jump', time);
    while (this._marks[0]?.time < time - rememberedSeconds) this._marks.shift();
  }

  private _add(kind: TimeBarMark['kind'], time: number): void {
    const last = this._marks.findLast((one) => one.kind === kind);
    if (!last || time - last.time >= apart) this._marks.push({ kind, time });
  }
}
