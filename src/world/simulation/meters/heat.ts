// Heat: times at which a motor is at its limit and still too weak. Braking or chattering at the limit does not count.
import { headingJump } from '../../entities/autopilot';
import type { TurnTelemetry } from '../../entities/telemetry';
import { placeJump } from '../../entities/thrusters/place-hold';
import { type Entity, type EntityKind, kindOf } from '../entity-kinds';

/** Share of its limit above which a motor counts as saturated. */
export const limitShare = 0.995;

// Shorter times are only rapid switching of a controller.
/** Shortest time for which a motor must be too weak before it is reported. s */
export const heatTime = 0.1;

/** Errors above which a body counts as off its target, by controlled variable. rad for a heading, m for a place */
const offMark: Readonly<Record<EntityKind['controlledVariable'], number>> = {
  heading: headingJump,
  place: placeJump,
};

/** Returns whether an applied acceleration has reached the motor's limit. Both in rad/s² or m/s² */
export function isAtLimit(applied: number, limit: number): boolean {
  return Math.abs(applied) >= limitShare * limit;
}

/**
 * Returns whether a motor is too weak: it is at its limit and
 * pushes towards the target, but the body is off its target.
 * @param error desired - actual. rad or m
 * @param off error above which a body is off its target. rad or m
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
 * Finds unbroken sequences of true samples that are long enough. Returns the first and last index of each sequence.
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
