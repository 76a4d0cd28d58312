// Marks of the time bar: when a target jumped, and when a body was hit.

import { hypot } from '../../../laws/exact/exact';
import type { Point } from '../../entities/command';
import type { TouchStart } from '../contacts';
import type { Entity } from '../entity-kinds';

/** A mark of the time bar. */
interface TimeBarMark {
  readonly kind: 'jump' | 'hit';
  /** s since the start */
  readonly time: number;
}

/** Time for which a mark is kept. s. Twice the shown time, so that a rewound view also has marks. */
const rememberedSeconds = 20;

/** Least time between two marks of one kind. s: a pile of crates hits many times at once. */
const apart = 0.1;

/** Smallest jump of a target. m. A flying target moves less in a step: at most 50 m/s / 30 Hz. */
const leastJump = 2;

/** Largest number of bodies whose targets are watched: the first ones. */
const mostWatched = 16;

/** Watches targets and contacts. */
export class TimeBarMarks {
  private readonly _marks: TimeBarMark[] = [];
  /** Targets of the last step; null for a body without one, or on a path. m */
  private readonly _targets: (Point | null)[] = [];

  /** The kept marks, oldest first. */
  get all(): readonly TimeBarMark[] {
    return this._marks;
  }

  /**
   * Adds the marks of one step. Call it after the worlds' steps.
   * @param time s
   * @param begun contacts that began in the step
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
