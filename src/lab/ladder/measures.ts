// Measures of recorded flights that judge a law: overshoot, settling time, error at rest, and work of the motor.
import { measureTurn, simulateTurn, unwind } from '../../laws/control/step-response';
import { TimeOptimal } from '../../laws/control/time-optimal';
import { type Flight, type Flown, motorOf, stepRate } from './flight';

/** Relative tolerance for rounding, in when a sample is. */
const rounding = 1e-9;

/** Index of the first sample at or after a time. @param time s from the start, above 0 */
const sampleAt = (time: number, timeStep: number) => Math.ceil((time / timeStep) * (1 - rounding)) - 1;

/** Sizes of the errors from a time on; full turns count. rad */
function sizes({ step, errors, timeStep }: Flown, from: number): number[] {
  const all = unwind(step, errors).map(Math.abs);
  return from > 0 ? all.slice(sampleAt(from, timeStep)) : all;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Furthest past the target, as a share of the turn. */
export const past = (flown: Flown): number => measureTurn(flown).overshoot;

/** From when on it stays within 2 % of the turn around the target. s; null for never */
export const settled = (flown: Flown): number | null => measureTurn(flown).settlingTime;

/** How near to its target it comes. rad */
export const nearest = (flown: Flown): number => Math.min(...sizes(flown, 0));

/** How far from its target it is at most from a time on. rad @param from s */
export const offFrom =
  (from: number) =>
  (flown: Flown): number =>
    Math.max(...sizes(flown, from));

/** Root mean square of the error from a time on. rad @param from s */
export const rmsFrom =
  (from: number) =>
  (flown: Flown): number =>
    Math.sqrt(mean(sizes(flown, from).map((size) => size * size)));

/** How long after a time the error is within an angle for good. s; null for never @param angle rad @param from s */
export const within =
  (angle: number, from = 0) =>
  (flown: Flown): number | null => {
    const { timeStep } = flown;
    const after = sizes(flown, from + timeStep);
    const lastOutside = after.findLastIndex((size) => size > angle);
    return lastOutside === after.length - 1 ? null : (lastOutside + 2) * timeStep;
  };

/** Mean size of what the motor gave from a time on, as a share of the most it can. @param from s */
export const motorFrom =
  (from: number) =>
  ({ applied, limit, timeStep }: Flown): number =>
    mean(applied.slice(sampleAt(from, timeStep) + 1).map(Math.abs)) / limit;

/** Settling time of the time-optimal turn by the same angle with the same motor. s; from rest none turns in less */
export function bestSettled(flight: Flight): number {
  const limits = { angularAcceleration: motorOf(flight), turnRate: Infinity };
  const { turn: step, seconds: duration } = flight;
  const trial = { controller: new TimeOptimal(), step, timeStep: 1 / stepRate, duration, limits };
  const { settlingTime } = measureTurn(simulateTurn(trial));
  if (settlingTime === null) throw new RangeError(`no law turns by ${step} rad within ${duration} s`);
  return settlingTime;
}

/** Settling time beside the best possible. null for never */
export function timesBest(flown: Flown): number | null {
  const time = settled(flown);
  return time === null ? null : time / bestSettled(flown.flight);
}

/** Measure of one flight; null for never. */
type Reading = (flown: Flown) => number | null;

/** Measure of several flights; null if one of them never reached it. */
export type Measure = (flown: readonly Flown[]) => number | null;

const together =
  (join: (values: readonly number[]) => number) =>
  (reading: Reading): Measure =>
  (flown) => {
    const values = flown.map(reading);
    return values.every((value) => value !== null) ? join(values) : null;
  };

/** The largest of them. */
export const worst = together((values) => Math.max(...values));

/** Their sum. */
export const total = together((values) => values.reduce((sum, value) => sum + value, 0));
