// How far sliding walls are from their own places: to and fro, beginning and ending there at rest.
import { sin } from '../../../exact/exact';

export const sliding = {
  /** Largest distance from their own places. m */
  reach: 11,
  /** Time of one way to and fro. s; with the reach, at most 6.9 m/s: half of what the player does. */
  period: 10,
  /** Time in which the reach grows from nothing, and falls to nothing at the end. s; half a period, so that no moment is faster. */
  eased: 5,
} as const;

/** The common way of all sliding walls. */
export class Slide {
  /** s since they began; null while they stand at their own places. */
  private _time: number | null = null;
  /** When the reach begins to fall, counted as `_time`; null while nobody asked them to stop. */
  private _end: number | null = null;

  get on(): boolean {
    return this._time !== null;
  }

  /** One step. @param wanted whether they are to slide @returns the distance from their own places, m */
  advance(timeStep: number, wanted: boolean): number {
    if (this._time === null) {
      if (wanted) this._time = 0;
      return 0;
    }
    this._time += timeStep;
    const { reach, period, eased } = sliding;
    // They pass their own places every half period: from there they come to rest as they began.
    if (!wanted) this._end ??= Math.ceil((2 * this._time) / period) * (period / 2);
    const left = this._end === null ? eased : this._end + eased - this._time;
    if (left <= 0) {
      this._time = null;
      this._end = null;
      return 0;
    }
    const share = Math.min(1, this._time / eased, left / eased);
    return reach * share * sin((2 * Math.PI * this._time) / period);
  }
}
