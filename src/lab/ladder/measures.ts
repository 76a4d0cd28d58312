// Measures of recorded flights that judge a law: overshoot, settling time, error at rest, and work of the motor.
import { measureTurn, simulateTurn, unwind } from '../../laws/control/step-response';
import { TimeOptimal } from '../../laws/control/time-optimal';
import { type FlightRecord, type JudgedTurn, motorOf, stepRate } from './flight';

/** Relative tolerance for rounding errors in times. */
const rounding = 1e-9;

/** Returns the index of the first recorded value at or after a time. @param time s after the start; above 0 */
const sampleAt = (time: number, timeStep: number) => Math.ceil((time / timeStep) * (1 - rounding)) - 1;

/**
 * Returns the absolute heading errors of a flight after a given time. rad. Full turns are counted, so an error may
 * exceed π.
 * @param from start of the measurement, s after the start of the flight
 */
function sizes({ step, errors, timeStep }: FlightRecord, from: number): number[] {
  const all = unwind(step, errors).map(Math.abs);
  return from > 0 ? all.slice(sampleAt(from, timeStep)) : all;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the overshoot of a flight, as a share of the turn. */
export const overshoot = (flown: FlightRecord): number => measureTurn(flown).overshoot;

/** Returns the time after which the error stays below 2 % of the turn's angle. s; null if never */
export const settled = (flown: FlightRecord): number | null => measureTurn(flown).settlingTime;

/** Returns the smallest absolute heading error in the record of a flight. rad */
export const smallestError = (flown: FlightRecord): number => Math.min(...sizes(flown, 0));

/**
 * Returns a function that measures a flight's largest absolute heading error after a given time. rad
 * @param from start of the measurement, s after the start of the flight
 */
export const offFrom =
  (from: number) =>
  (flown: FlightRecord): number =>
    Math.max(...sizes(flown, from));

/**
 * Returns a function that measures the root mean square of a flight's heading error after a given time. rad
 * @param from start of the measurement, s after the start of the flight
 */
export const rmsFrom =
  (from: number) =>
  (flown: FlightRecord): number =>
    Math.sqrt(mean(sizes(flown, from).map((size) => size * size)));

/**
 * Returns a function that measures the time from the instant `from` until the heading error stays within ±`angle`. s;
 * null if that never happens
 * @param angle rad
 * @param from start of the measurement, s after the start of the flight
 */
export const timeToStayWithin =
  (angle: number, from = 0) =>
  (flown: FlightRecord): number | null => {
    const { timeStep } = flown;
    const after = sizes(flown, from + timeStep);
    const lastOutside = after.findLastIndex((size) => size > angle);
    return lastOutside === after.length - 1 ? null : (lastOutside + 2) * timeStep;
  };

/**
 * Returns a function that measures the mean absolute output of the motor after a given time, as a fraction of the
 * motor's limit.
 * @param from start of the measurement, s after the start of the flight
 */
export const motorFrom =
  (from: number) =>
  ({ applied, limit, timeStep }: FlightRecord): number =>
    mean(applied.slice(sampleAt(from, timeStep) + 1).map(Math.abs)) / limit;

/**
 * Simulates a turn under the time-optimal law, and returns the settling time. s
 * @param flight gives angle, motor strength and duration of the turn; its other fields have no effect
 * @throws RangeError if the turn does not settle within the duration
 */
export function bestSettled(flight: JudgedTurn): number {
  const limits = { angularAcceleration: motorOf(flight), turnRate: Infinity };
  const { turn: step, seconds: duration } = flight;
  const trial = { controller: new TimeOptimal(), step, timeStep: 1 / stepRate, duration, limits };
  const { settlingTime } = measureTurn(simulateTurn(trial));
  if (settlingTime === null) throw new RangeError(`no law turns by ${step} rad within ${duration} s`);
  return settlingTime;
}

/** Returns a flight's settling time, divided by the shortest possible one; null if the flight never settles. */
export function timesBest(flown: FlightRecord): number | null {
  const time = settled(flown);
  return time === null ? null : time / bestSettled(flown.flight);
}

/** Function that computes one number from a flight. Null if the measured event, such as settling, never happens. */
type Reading = (flown: FlightRecord) => number | null;

/**
 * Function that computes one number from several flights. Null if the measured event, such as settling, never happens
 * in one of them.
 */
export type Measure = (flown: readonly FlightRecord[]) => number | null;

const together =
  (join: (values: readonly number[]) => number) =>
  (reading: Reading): Measure =>
  (flown) => {
    const values = flown.map(reading);
    return values.every((value) => value !== null) ? join(values) : null;
  };

/**
 * Makes a measure of several flights from a function that measures one flight. The measure is the largest value; null
 * if any value is null.
 */
export const worst = together((values) => Math.max(...values));

/**
 * Makes a measure of several flights from a function that measures one flight. The measure is the sum of all values.
 */
export const total = together((values) => values.reduce((sum, value) => sum + value, 0));
