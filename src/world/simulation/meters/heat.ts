// Heat: times at which a motor is at its limit and still too weak. Braking or chattering at the limit does not count.
import { headingJump } from '../../entities/autopilot';
import type { TurnTelemetry } from '../../entities/telemetry';
import { placeJump } from '../../entities/thrusters/place-hold';
import { type Entity, type EntityKind, kindOf } from '../entity-kinds';

/** Fraction of the motor's limit from which the motor counts as saturated. */
export const limitShare = 0.995;

// Shorter times are only rapid switching of a controller.
/** Time after which overload (motor too weak at its limit) is fully shown. s */
export const heatTime = 0.1;

/** Largest error at which a body is on target. rad for a heading, m for a place */
const offMark: Readonly<Record<EntityKind['controlledVariable'], number>> = {
  heading: headingJump,
  place: placeJump,
};

/** Returns whether an acceleration has reached the motor's limit. rad/s² or m/s² */
export function isAtLimit(applied: number, limit: number): boolean {
  return Math.abs(applied) >= limitShare * limit;
}

/**
 * Returns whether a motor is too weak: it pushes towards the target at its limit, but the error is above `off`.
 * @param error desired - actual. rad or m
 * @param off largest error with which a body counts as on target. rad or m
 */
export function fallsShort(applied: number, limit: number, error: number, off = offMark.heading): boolean {
  return isAtLimit(applied, limit) && applied * error > 0 && Math.abs(error) > off;
}

/** Returns whether a body's motor is too weak now: it is at its limit, but the body is off its target. */
export function isStrained(entity: Pick<Entity, 'turn' | 'kind'>): boolean {
  const { applied, limits, error }: TurnTelemetry = entity.turn;
  const off = offMark[kindOf(entity).controlledVariable];
  return error !== null && fallsShort(applied, limits.angularAcceleration, error, off);
}

/**
 * Returns the first and last index of each long sequence of true samples.
 * @param least smallest number of samples in a sequence
 */
export function longRuns(samples: readonly boolean[], least: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  samples.forEach((isIn, n) => {
    if (!isIn) return;
    const last = runs.at(-1);
    if (last?.to === n - 1) last.to = n;
    else runs.push({ from: n, to: n });
  });
  return runs.filter(({ from, to }) => to - from + 1 >= least);
}
