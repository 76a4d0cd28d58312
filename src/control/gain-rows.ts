// Rows of the three PID gains without their defaults, which each PID adds.
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
