// Trail of a ship's nose on its sphere during the last seconds, with the places where its motor was too weak.
import type { Vector } from '../../../laws/control/attitude/vector';
import { timeTolerance } from '../../../world/simulation/timeline';

/** Length of the trail in time: nearly back to the last order. s */
export const trailSeconds = 3.3;

/** Least time between two places. s */
const every = 1 / 60;

/** Largest number of places: the newest ones. */
const capacity = Math.ceil(trailSeconds / every) + 1;

/** Numbers per place: its time (s), x, y and z, and its flags. */
const width = 5;

/** Flags of a place: the motor was too weak there; the place is connected to the one before. */
const [hot, joined] = [1, 2];

/**
 * Receives one place. @param time s @param x @param y @param z of the nose, of length 1 @param isHot whether the motor was too
 * weak @param isJoined whether it is connected to the place before
 */
export type NoseVisitor = (
  time: number,
  x: number,
  y: number,
  z: number,
  isHot: boolean,
  isJoined: boolean,
) => void;

/** Ring buffer of places. It is part of the run, so rewinding restores it. */
export class NoseTrail {
  private readonly _places = new Float64Array(capacity * width);
  private _count = 0;
  private _isJoined = false;

  /**
   * Records the place of the ship's nose. Call it after each step.
   * @param time s
   * @param nose of length 1
   * @param isHot whether the motor was too weak in the step
   */
  record(time: number, nose: Vector, isHot: boolean): void {
    const isSoon = this._count > 0 && time < this._timeOf(this._count - 1) + every - timeTolerance;
    if (isSoon && this._isJoined) return;
    const at = (this._count % capacity) * width;
    this._places.set([time, nose.x, nose.y, nose.z, (isHot ? hot : 0) + (this._isJoined ? joined : 0)], at);
    this._count += 1;
    this._isJoined = true;
  }

  /** Ends the trail: the nose is put elsewhere, and the next place starts another trail. */
  breakOff(): void {
    this._isJoined = false;
  }

  /** Passes the places since a time to a visitor, oldest first. @param since s */
  visit(since: number, visitor: NoseVisitor): void {
    const oldest = Math.max(0, this._count - capacity);
    for (let n = oldest; n < this._count; n++) {
      const time = this._timeOf(n);
      if (time < since) continue;
      const at = (n % capacity) * width;
      const places = this._places;
      const flags = places[at + 4];
      visitor(time, places[at + 1], places[at + 2], places[at + 3], (flags & hot) > 0, (flags & joined) > 0);
    }
  }

  private _timeOf(n: number): number {
    return this._places[(n % capacity) * width];
  }
}
