// Known forces on a body from outside in a step. Laws with known forces use them as a forecast.
import type { Point } from './command';

/** Known accelerations from outside in a step. */
export interface Outside {
  /** rad/s² */
  readonly turning: number;
  /** m/s² */
  readonly push: Point;
}

/** No force from outside. */
export const calm: Outside = { turning: 0, push: { x: 0, y: 0 } };
