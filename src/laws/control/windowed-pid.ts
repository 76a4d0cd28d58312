// Wucher's controller without its errors: PID whose integral is a Simpson window over the last errors.
// MIT License, Copyright (c) 2026 Slew contributors.
import { errorChange, type Wrap } from './angle';
import { brakedTerm, brakeRow, kdRow, kiRow, kpRow } from './pid';
import { type Rows, retuned, settingsOf } from './tunable';
import {
  type Memory,
  numbersOf,
  sharedOutput,
  type TurnController,
  type TurnOutput,
  type TurnSample,
} from './turn-controller';

type Key = 'kp' | 'ki' | 'kd' | 'brake' | 'window';

/** A whole number: an index, or how many there are. */
type Count = number;

/**
 * Integral of equally spaced samples by composite Simpson: (h/3)(f₀ + 4 Σ odd + 2 Σ even + fₙ), which needs
 * an odd number of samples. For an even number the first four go by Simpson's 3/8 rule, for two by the
 * trapezoid. Exact for cubics from three samples on (Abramowitz & Stegun, 25.4.5, 25.4.13).
 * @param samples oldest first
 * @param spacing distance of two samples, above 0
 */
export function integrateSamples(samples: readonly number[], spacing: number): number {
  const count: Count = samples.length;
  if (count < 2) return 0;
  if (count === 2) return (spacing / 2) * (samples[0] + samples[1]);
  let sum = 0;
  let first: Count = 0;
  if (count % 2 === 0) {
    sum = ((3 * spacing) / 8) * (samples[0] + 3 * samples[1] + 3 * samples[2] + samples[3]);
    first = 3;
  }
  let thirds = 0;
  for (let n: Count = first; n < count - 2; n += 2)
    thirds += samples[n] + 4 * samples[n + 1] + samples[n + 2];
  return sum + (spacing / 3) * thirds;
}

/** Settings of the windowed PID. The gains' defaults settle a 90° turn at 4π rad/s² and 60 Hz, see its test. */
export const windowedPidTunables: Rows<Key> = [
  { ...kpRow, initial: 42 },
  {
    ...kiRow,
    initial: 0.4,
    help: 'Integral gain: works against an error that stays. It remembers the last few samples only, so wind still wins a little.',
  },
  { ...kdRow, initial: 10 },
  brakeRow,
  {
    key: 'window',
    symbol: 'N',
    label: 'samples in the sum',
    unit: '',
    min: 3,
    max: 61,
    step: 2,
    initial: 7,
    accepts: { from: 3, to: 999, odd: true },
    help: 'How many of the last errors the integral covers. Simpson’s rule takes an odd number.',
  },
];

/** Settings of the windowed PID. */
export type WindowedPidSettings = {
  /** Proportional gain: how hard it turns for each radian of error. 1/s², -10000 to 10000; 42 when left out. */
  readonly kp?: number;
  /** Integral gain, of the last few errors only. 1/s³, -10000 to 10000; 0.4 when left out. */
  readonly ki?: number;
  /** Derivative gain: brakes in time. 1/s, -10000 to 10000; 10 when left out. */
  readonly kd?: number;
  /** Share of the motor counted on for braking large turns; 0 is off. 0 to 1; 0 when left out. */
  readonly brake?: number;
  /** How many of the last errors the integral covers. Odd, 3 to 999; 7 when left out. */
  readonly window?: number;
};

/**
 * α = Kp e + Ki ∫e dt + Kd Δe/Δt, the integral by composite Simpson over the last N errors, the real step in
 * all terms. Wucher, "PID Control of Physics Bodies", with the errors of its code corrected: the rule is h/3
 * (not 1/3h), an even number of samples is integrated too, and Δe goes the short way round. A brake b above 0, which is not his,
 * holds Kp e to a speed that can be braked, see brakedTerm.
 */
export class WindowedPid implements TurnController<WindowedPidSettings> {
  private _settings: Record<Key, number>;
  private readonly _wrap: Wrap;
  /** The errors of the window, the oldest first. rad. */
  private _errors: number[] = [];

  /** @param wrap 'none' for an error that is no angle. Throws RangeError when a setting is no number or out of its range. */
  constructor(settings: WindowedPidSettings = {}, wrap: Wrap = 'angle') {
    this._wrap = wrap;
    this._settings = settingsOf(windowedPidTunables, settings);
  }

  update({ error, timeStep, limits }: Readonly<TurnSample>): TurnOutput {
    const { kp, ki, kd, brake, window } = this._settings;
    const errors = this._errors;
    const change = errors.length === 0 ? 0 : errorChange(error, errors[errors.length - 1], this._wrap);
    errors.push(error);
    if (errors.length > window) errors.shift();
    const p = brake > 0 ? brakedTerm(error, kp, kd, brake * limits.angularAcceleration) : kp * error;
    const i = ki * integrateSamples(errors, timeStep);
    const d = (kd * change) / timeStep;
    return sharedOutput({ p, i, d, output: p + i + d });
  }

  retune(settings: WindowedPidSettings): void {
    this._settings = retuned(windowedPidTunables, this._settings, settings);
    this._errors.splice(0, this._errors.length - this._settings.window);
  }

  /** The errors of the window, the oldest first. rad */
  get memory(): Memory {
    return [...this._errors];
  }

  set memory(memory: Memory) {
    this._errors = [...numbersOf(memory, Math.min(memory.length, this._settings.window))];
  }

  reset(): void {
    this._errors = [];
  }
}
