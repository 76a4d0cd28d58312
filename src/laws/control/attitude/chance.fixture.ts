// Attitudes, directions and noise by chance.
import { normalised } from './free-body.fixture';
import type { Quaternion } from './quaternion';
import { lengthOf, scaled, type Vector } from './vector';

/** Attitudes and directions by chance, all as likely: the same for the same seed. */
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

  /** A point with each component from -1 to 1. */
  inCube(): Vector {
    return { x: this._next(), y: this._next(), z: this._next() };
  }

  /** From -1 to 1. Numerical Recipes’ generator. */
  private _next(): number {
    this._state = (Math.imul(this._state, 1664525) + 1013904223) >>> 0;
    return this._state / 2 ** 31 - 1;
  }
}

/** Whether a point lies in the ball of 1, and not so near to its centre that its direction is coarse. */
const inBall = (square: number) => square <= 1 && square > 1e-4;
