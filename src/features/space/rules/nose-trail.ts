// Where a ship's nose has pointed in the last seconds, and where its motor fell short: its trail on the sphere.
import type { Vector } from '../../../laws/control/attitude/vector';
import { timeTolerance } from '../../../world/simulation/timeline';

/** How far back it reaches: nearly to the order before. s */
export const trailSeconds = 3.3;

/** Least time between two places. s */
const every = 1 / 60;

/** Places at most, the newest ones. */
const capacity = Math.ceil(trailSeconds / every) + 1;

/** Numbers of one place: its time (s), x, y and z, and its flags. */
const width = 5;

/** Flags of a place: the motor fell short there, and the way there is joined to the place before. */
const [hot, joined] = [1, 2];

/** Takes one place. @param time s @param x @param y @param z of the nose, of length 1 @param isHot whether the motor fell short @param isJoined whether the nose came there from the place before */
export type NoseVisitor = (
  time: number,
  x: number,
  y: number,
  z: number,
  isHot: boolean,
  isJoined: boolean,
) => void;

/** A ring of places. It is a part of the run: who looks back finds the trail that was there then. */
export class NoseTrail {
  private readonly _places = new Float64Array(capacity * width);
  private _count = 0;
  private _isJoined = false;

  /** Call once a step, after it. @param time s @param nose of length 1 @param isHot whether the motor fell short in the step */
  record(time: number, nose: Vector, isHot: boolean): void {
    const isSoon = this._count > 0 && time < this._timeOf(this._count - 1) + every - timeTolerance;
    if (isSoon && this._isJoined) return;
    const at = (this._count % capacity) * width;
    this._places.set([time, nose.x, nose.y, nose.z, (isHot ? hot : 0) + (this._isJoined ? joined : 0)], at);
    this._count += 1;
    this._isJoined = true;
  }

  /** The nose is put elsewhere: the next place is the beginning of another trail. */
  breakOff(): void {
    this._isJoined = false;
  }

  /** Shows the places since a time, oldest first. @param since s */
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
