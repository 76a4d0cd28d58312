// Rows of the PID gains without their defaults, which each PID adds, and of their braking.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { Tunable } from './tunable';

/** Range of a gain in a file. Negative gains are allowed, to show that they turn away. */
const accepts = { from: -10000, to: 10000 };

/** A row without its default. */
type GainRow<Key extends string> = Omit<Tunable, 'initial'> & { readonly key: Key };

/** Proportional gain. rad/s² for each rad of error. */
export const kpRow: GainRow<'kp'> = {
  key: 'kp',
  symbol: 'Kp',
  label: 'on the error',
  unit: '1/s²',
  min: 0,
  // With the knee at the end, a pixel of a slider of 170 px is at most 2 × 60 × ln 2 / 170 = 0.49.
  max: 60,
  step: 0.5,
  knee: 60,
  accepts,
  help: 'Proportional gain: how hard it turns for each radian of heading error. Higher is quicker and swings more.',
};

/** Integral gain. rad/s² for each rad s of error. */
export const kiRow: GainRow<'ki'> = {
  key: 'ki',
  symbol: 'Ki',
  label: 'on its sum',
  unit: '1/s³',
  min: 0,
  max: 100,
  step: 0.1,
  accepts,
  help: 'Integral gain: works against an error that stays, as in wind. Too much and it swings slowly.',
};

/** Derivative gain. rad/s² for each rad/s. */
export const kdRow: GainRow<'kd'> = {
  key: 'kd',
  symbol: 'Kd',
  label: 'on its rate',
  unit: '1/s',
  min: 0,
  max: 40,
  step: 0.1,
  accepts,
  help: 'Derivative gain: brakes in time. Too little and it swings past, too much and it crawls.',
};

/** Share of the motor that a PID counts on for braking. */
export const brakeRow: GainRow<'brake'> & Pick<Tunable, 'initial'> = {
  key: 'brake',
  symbol: 'b',
  label: 'brake, share of motor',
  unit: '',
  min: 0,
  max: 1,
  step: 0.05,
  initial: 0,
  accepts: { from: 0, to: 1 },
  help: 'Share of the motor that it counts on for braking: a large error commands no more speed than that can brake in time. 0 is off: brakes begin where Kp times the error is Kd times the rate. It takes a Kd: with that at 0 the integral alone turns the body.',
};

/**
 * Proportional term held to the speed that a share b of the motor brakes within the error: sgn(e) min(Kp |e|,
 * Kd √(2 b α_max |e|)). With the derivative term the angular velocity follows the parabola of braking far from the target,
 * and the straight line of the PID near it. The proximate time-optimal servo: Workman, 1987; Franklin, Powell & Workman,
 * "Digital Control of Dynamic Systems". rad/s²
 * @param error rad @param kp 1/s² @param kd 1/s, above 0 @param braking b α_max. rad/s²
 */
export function brakedTerm(error: number, kp: number, kd: number, braking: number): number {
  const size = Math.abs(error);
  return Math.sign(error) * Math.min(kp * size, kd * Math.sqrt(2 * braking * size));
}
