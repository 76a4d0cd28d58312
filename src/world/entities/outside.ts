// Known forces on a body from outside in a step. Laws with known forces use them as a forecast.
import type { Point } from './command';

/** Accelerations of a body in one step by known forces from outside, such as the wind. */
export interface Outside {
  /** Angular acceleration that known forces from outside, such as the wind, give the body. rad/s² */
  readonly turning: number;
  /** Linear acceleration that known forces from outside, such as the wind, give the body. m/s² */
  readonly push: Point;
}

/** Accelerations from outside in a step without wind or other outside forces: all 0. */
export const calm: Outside = { turning: 0, push: { x: 0, y: 0 } };
