// What acts on a body from outside in a step, as far as it is known: the forecast that laws with known forces use.
import type { Point } from './command';

/** Known accelerations from outside in a step. */
export interface Outside {
  /** rad/s² */
  readonly turning: number;
  /** m/s² */
  readonly push: Point;
}

/** Nothing acts. */
export const calm: Outside = { turning: 0, push: { x: 0, y: 0 } };
