// A turn simulated without a physics engine, and the measures of its step response as in a textbook.
// MIT License, Copyright (c) 2026 Slew contributors.
import { headingError, wrapAngle } from './angle';
import {
  refuseLimits,
  refuseMissing,
  refuseUnless,
  refuseUnlessLaw,
  refuseUnlessNumber,
  refuseUnlessNumbers,
} from './refuse';
import { saturate } from './steer';
import type { TurnController, TurnLimits } from './turn-controller';

/** A turn, recorded as samples at equal intervals. It is the input of `measureTurn`. */
export interface TurnRecord {
  /** Angle to turn by. rad, not 0. */
  readonly step: number;
  /** Time between two samples. s. */
  readonly timeStep: number;
  /** Heading error after each sample, the earliest first. rad. */
  readonly errors: readonly number[];
  /** Angular acceleration that the motor gave in each sample, after limits. rad/s². The list is as long as `errors`. */
  readonly applied: readonly number[];
  /** Largest angular acceleration the motor can give. rad/s². */
  readonly limit: number;
}

/** Measures of a turn: its speed, its errors and its use of the motor. */
export interface StepResponse {
  /** Time in which the turn goes from 10 % to 90 % of its angle. s; null if the turn never reaches 90 %. */
  readonly riseTime: number | null;
  /**
   * Largest angle by which the body turns past the target, as a fraction of the angle to turn by; 0 without overshoot.
   */
  readonly overshoot: number;
  /**
   * Time after which the error stays below 2 % of the angle to turn by. s; null if the body never settles.
   */
  readonly settlingTime: number | null;
  // With four or more swings: the larger of the last two over the larger of the two before. With two or three: the last
  // over the one before.
  /**
   * Size of the last swing past the target, divided by the swing before. 1 for a steady oscillation; null for
   * fewer than two swings.
   */
  readonly swingRatio: number | null;
  /** Mean error over the last tenth of the record. rad, positive if desired is above actual. */
  readonly steadyStateError: number;
  /**
   * Error 3 s after the start (`lateTime`). rad, positive if the desired angle is above the actual one; null if the
   * record is shorter.
   */
  readonly lateError: number | null;
  /** Integral of the absolute error e over time, ∫|e| dt. rad s. */
  readonly iae: number;
  /** Integral of the absolute error e times the time t, ∫ t|e| dt, which weights late errors more. rad s². */
  readonly itae: number;
  /** Fraction of the samples in which the motor saturated. 0 to 1. */
  readonly shareAtLimit: number;
  /** Control effort: time integral of the motor's absolute angular acceleration α, ∫|α| dt. rad/s. */
  readonly effort: number;
}

/** Half width of the settling band, as a fraction of the angle to turn by: the textbook's 2 %. */
export const settlingBand = 0.02;

// A usual turn has ended by then, but the integral term of a PID may still be changing.
/** Time after a turn's start at which its late error is measured. s */
export const lateTime = 3;

/** Part of a record over which the steady-state error is averaged: the last tenth. Fraction of the record */
const steadyStatePart = 0.1;

/**
 * Largest relative difference between angular acceleration and limit at which the motor counts as saturated.
 */
const limitTolerance = 1e-9;

/**
 * Measures a turn: rise time, overshoot, settling time and cost. Source: Åström & Murray, "Feedback Systems",
 * fig. 6.9.
 * @returns the measures. The settling time is null if the last error is more than 2 % of the angle to turn by
 * @throws RangeError with the name of an invalid value in the record
 */
export function measureTurn(record: TurnRecord): StepResponse {
  // After Åström & Murray, "Feedback Systems", fig. 6.9. Full turns count: a body that turns right round has overshot.
  refuseMissing('record', record);
  const { step, timeStep, errors, applied, limit } = record;
  refuseUnlessNumbers({ step });
  refuseUnless(step !== 0, 'step', 'a number other than 0', step);
  refuseUnlessNumber('timeStep', timeStep, 1e-9, 1e9);
  refuseUnlessNumber('limit', limit, 0, Number.MAX_VALUE, Infinity);
  refuseUnless(isList(errors) && errors.length > 0, 'errors', 'a list of numbers', errors);
  const isOfAll = isList(applied) && applied.length === errors.length;
  refuseUnless(isOfAll, 'applied', `a list of ${errors.length} numbers`, applied);
  const unwound = unwind(step, errors);
  return {
    ...shapeOf(step, timeStep, unwound),
    ...costsOf(step, timeStep, unwound),
    steadyStateError: mean(unwound.slice(-Math.ceil(steadyStatePart * errors.length))),
    swingRatio: swingRatioOf(unwound),
    lateError: unwound[Math.round(lateTime / timeStep) - 1] ?? null,
    shareAtLimit: mean(applied.map((alpha) => (Math.abs(alpha) >= limit * (1 - limitTolerance) ? 1 : 0))),
    effort: timeStep * applied.reduce((sum, alpha) => sum + Math.abs(alpha), 0),
  };
}

/** Returns whether a value is a list of finite numbers. */
const isList = (list: unknown): boolean => Array.isArray(list) && list.every(Number.isFinite);

// All in one loop, because turns are measured often.
/** Returns the rise time (s), overshoot (fraction of the angle) and settling time (s) of a turn. */
function shapeOf(step: number, timeStep: number, errors: readonly number[]) {
  let start: number | null = null;
  let end: number | null = null;
  let overshoot = 0;
  let lastOutside = -1;
  for (let n = 0; n < errors.length; n++) {
    // Fraction of the step after this sample.
    const done = 1 - errors[n] / step;
    if (done >= 0.1) start ??= (n + 1) * timeStep;
    if (done >= 0.9) end ??= (n + 1) * timeStep;
    overshoot = Math.max(overshoot, done - 1);
    if (Math.abs(1 - done) > settlingBand) lastOutside = n;
  }
  return {
    riseTime: start === null || end === null ? null : end - start,
    overshoot,
    settlingTime: lastOutside === errors.length - 1 ? null : (lastOutside + 2) * timeStep,
  };
}

/** Returns the integrals of a turn's error (iae, itae) by the trapezoid rule, from the start of the turn. */
function costsOf(step: number, timeStep: number, errors: readonly number[]) {
  const first = Math.abs(step);
  let sum = first;
  let timed = 0;
  for (let n = 0; n < errors.length; n++) {
    sum += Math.abs(errors[n]);
    timed += (n + 1) * timeStep * Math.abs(errors[n]);
  }
  const last = Math.abs(errors[errors.length - 1]);
  return {
    iae: timeStep * (sum - (first + last) / 2),
    itae: timeStep * (timed - (errors.length * timeStep * last) / 2),
  };
}

// The amplitude is the largest error between two crossings of the target. The turn itself is no swing.
/**
 * Returns the size of the last swing past the target, divided by the swing before. Null for fewer than two
 * swings.
 */
function swingRatioOf(errors: readonly number[]): number | null {
  const swings: number[] = [];
  let side = 0;
  for (const error of errors) {
    if (error !== 0 && Math.sign(error) !== side) {
      side = Math.sign(error);
      swings.push(0);
    }
    if (error !== 0) swings[swings.length - 1] = Math.max(swings[swings.length - 1], Math.abs(error));
  }
  swings.shift();
  // The last swing may still grow until the body turns back.
  if (swings.length > 0 && Math.abs(errors[errors.length - 1]) === swings[swings.length - 1]) swings.pop();
  if (swings.length < 2) return null;
  // With samples far apart, every other swing may lose its peak. So two swings are compared with two.
  const of = swings.length < 4 ? 1 : 2;
  return Math.max(...swings.slice(-of)) / Math.max(...swings.slice(-2 * of, -of));
}

/**
 * Returns heading errors without jumps of 2π, so that they may exceed half a turn. rad
 * @param step error before the first sample. rad
 */
export function unwind(step: number, errors: readonly number[]): number[] {
  let last = step;
  return errors.map((error) => {
    last += wrapAngle(error - last);
    return last;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A turn to simulate. The body starts at heading 0. */
export interface TurnTrial {
  readonly controller: TurnController;
  /**
   * Angle from the body's heading to the target's heading at the start of the turn. rad, signed.
   * `measureTurn` throws RangeError for 0.
   */
  readonly step: number;
  /** Length of a simulation step. s, above 0. */
  readonly timeStep: number;
  /** Length of the simulation. s, at most 1e7 steps. */
  readonly duration: number;
  readonly limits: Readonly<TurnLimits>;
  /** Angular velocity of the body at the start. rad/s; 0 when left out. */
  readonly angularVelocity?: number;
  /** Constant angular velocity of the target. rad/s; 0 when left out. */
  readonly targetAngularVelocity?: number;
  /**
   * Constant angular acceleration from outside, such as by wind. The law knows it. rad/s²; 0 when left out.
   */
  readonly disturbance?: number;
}

/** The record of a simulated turn, ready for `measureTurn`. */
export interface TurnTrace extends TurnRecord {
  /** Angular velocity of the body after each sample. rad/s. */
  readonly angularVelocities: readonly number[];
}

/** Largest number of samples of a simulated turn. */
const mostSamples = 1e7;

/**
 * Simulates a turn under a controller with a limited motor. Resets the controller first.
 * @throws RangeError with the name of an invalid value: not a number, an impossible limit, or a duration that
 * is too long
 */
export function simulateTurn(trial: TurnTrial): TurnTrace {
  // Semi-implicit Euler: ω += α Δt, then θ += ω Δt. A free planck body with exact inertia turns the same way.
  refuseMissing('trial', trial);
  const { controller, step, timeStep, duration, limits, disturbance = 0 } = trial;
  const { targetAngularVelocity = 0 } = trial;
  refuseUnlessLaw('controller', controller);
  let angularVelocity = trial.angularVelocity ?? 0;
  refuseUnlessNumbers({ step, angularVelocity, targetAngularVelocity, disturbance });
  refuseUnlessNumber('timeStep', timeStep, 1e-9, 1e9);
  refuseUnlessNumber('duration', duration, 0, mostSamples * timeStep);
  refuseLimits(limits);
  const errors: number[] = [];
  const angularVelocities: number[] = [];
  const applied: number[] = [];
  let angle = 0;
  let desired = step;
  controller.reset();
  for (let count = Math.round(duration / timeStep); count > 0; count--) {
    const error = headingError(desired, angle);
    const { output } = controller.update({
      ...{ error, angularVelocity, targetAngularVelocity, timeStep, limits, disturbance },
    });
    const alpha = saturate(output, angularVelocity, timeStep, limits);
    controller.limited?.(alpha);
    angularVelocity += (alpha + disturbance) * timeStep;
    angle += angularVelocity * timeStep;
    desired += targetAngularVelocity * timeStep;
    errors.push(headingError(desired, angle));
    angularVelocities.push(angularVelocity);
    applied.push(alpha);
  }
  return { step, timeStep, errors, applied, limit: limits.angularAcceleration, angularVelocities };
}
