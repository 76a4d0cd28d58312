// Known forces on a body from outside in a step. Laws with known forces use them as a forecast.
import type { Point } from './command';

/** Known accelerations by forces from outside in one step. */
export interface Outside {
  /** Angular acceleration. rad/s² */
  readonly turning: number;
  /** Linear acceleration. m/s² */
  readonly push: Point;
}

/** Accelerations if there are no forces from outside: zero. */
export const calm: Outside = { turning: 0, push: { x: 0, y: 0 } };
