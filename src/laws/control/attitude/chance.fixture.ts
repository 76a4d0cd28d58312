// Random attitudes, directions and noise.
import { normalised } from './free-body.fixture';
import type { Quaternion } from './quaternion';
import { lengthOf, scaled, type Vector } from './vector';

/** Generator of random attitudes and directions, evenly distributed. The same seed gives the same series. */
export class RandomAttitudes {
  private _state: number;

  constructor(seed: number) {
    this._state = seed;
  }

  attitude(): Quaternion {
    for (;;) {
      const q = { x: this._next(), y: this._next(), z: this._next(), w: this._next() };
      if (inBall(lengthOf(q) ** 2 + q.w ** 2)) return normalised(q);
    }
  }

  direction(): Vector {
    for (;;) {
      const vector = this.inCube();
      if (inBall(lengthOf(vector) ** 2)) return scaled(vector, 1 / lengthOf(vector));
    }
  }

  /** Returns a vector whose components are random numbers from -1 to 1. */
  inCube(): Vector {
    return { x: this._next(), y: this._next(), z: this._next() };
  }

  /** Returns the next random number from -1 to 1, by the generator of “Numerical Recipes”. */
  private _next(): number {
    this._state = (Math.imul(this._state, 1664525) + 1013904223) >>> 0;
    return this._state / 2 ** 31 - 1;
  }
}

/**
 * Returns whether a random point is inside the unit ball and not too near its centre.
 * @param square squared distance of the point from the centre
 */
const inBall = (square: number) => square <= 1 && square > 1e-4;
