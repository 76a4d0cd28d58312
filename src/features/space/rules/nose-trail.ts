// Trail of a ship's nose on its sphere during the last seconds. It also records where the ship's motor was too weak.
import type { Vector } from '../../../laws/control/attitude/vector';
import { timeTolerance } from '../../../world/simulation/timeline';

/** Duration of the trail that a ship's nose leaves. s */
export const trailSeconds = 3.3;

/** Least time between two recorded directions of the ship's nose. s */
const every = 1 / 60;

/** Largest number of recorded directions. New ones then replace the oldest. */
const capacity = Math.ceil(trailSeconds / every) + 1;

/** Count of numbers that store one direction: its time (s), x, y and z, and its flags. */
const width = 5;

/** Bit flag of a recorded nose direction: the motor gave its full torque. */
const overloaded = 1;
/** Bit flag of a recorded nose direction: the trail continues from the previously recorded direction. */
const joined = 2;

/**
 * A function that receives one recorded direction of the nose.
 * @param time simulation time, s
 * @param x x component of the nose's direction, a unit vector
 * @param y y component of the nose's direction
 * @param z z component of the nose's direction
 * @param isOverloaded whether the motor gave its full torque, but the ship was still off the commanded attitude
 * @param isJoined whether the trail continues from the previous direction without a gap
 */
export type NoseVisitor = (
  time: number,
  x: number,
  y: number,
  z: number,
  isOverloaded: boolean,
  isJoined: boolean,
) => void;

/** Ring buffer of recorded directions of a ship's nose, for drawing its trail. */
export class NoseTrail {
  private readonly _places = new Float64Array(capacity * width);
  private _count = 0;
  private _isJoined = false;

  /**
   * Records the direction of the ship's nose after a step.
   * @param time simulation time, s
   * @param nose unit vector
   * @param isOverloaded whether the motor gave its full torque in this step, but the ship was still off the commanded
   * attitude
   */
  record(time: number, nose: Vector, isOverloaded: boolean): void {
    const isSoon = this._count > 0 && time < this._timeOf(this._count - 1) + every - timeTolerance;
    if (isSoon && this._isJoined) return;
    const at = (this._count % capacity) * width;
    this._places.set(
      [time, nose.x, nose.y, nose.z, (isOverloaded ? overloaded : 0) + (this._isJoined ? joined : 0)],
      at,
    );
    this._count += 1;
    this._isJoined = true;
  }

  /** Ends the present trail of the ship's nose. The next recorded direction starts another trail. */
  breakOff(): void {
    this._isJoined = false;
  }

  /** Calls a function for each nose direction since the time `since` (s), oldest first. */
  visit(since: number, visitor: NoseVisitor): void {
    const oldest = Math.max(0, this._count - capacity);
    for (let n = oldest; n < this._count; n++) {
      const time = this._timeOf(n);
      if (time < since) continue;
      const at = (n % capacity) * width;
      const places = this._places;
      const flags = places[at + 4];
      visitor(
        time,
        places[at + 1],
        places[at + 2],
        places[at + 3],
        (flags & overloaded) > 0,
        (flags & joined) > 0,
      );
    }
  }

  private _timeOf(n: number): number {
    return this._places[(n % capacity) * width];
  }
}
