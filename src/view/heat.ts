// Heat: when a motor is at its limit. The picture, the curves and the tables show it alike, in the palette's heat.
import type { Entity } from '../simulation/entity-kinds';

/** Share of the motor's limit from which it counts as at its limit. */
export const heatShare = 0.995;

/** Whether an angular acceleration is at the limit in force then. rad/s² both. */
export function isAtLimit(applied: number, limit: number): boolean {
  return Math.abs(applied) >= heatShare * limit;
}

/** Whether a body's motor is at its limit now. */
export function isHot({ turn }: Entity): boolean {
  return isAtLimit(turn.applied, turn.limits.angularAcceleration);
}
