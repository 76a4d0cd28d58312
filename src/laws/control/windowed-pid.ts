// Wucher's controller without its errors: a PID whose integral covers a window of the last errors, by Simpson's rule.
// MIT License, Copyright (c) 2026 Slew contributors.
import { errorChange, type Wrap } from './angle';
import { brakedTerm, brakeRow, kdRow, kiRow, kpRow } from './pid';
import { refuseUnlessWrap } from './refuse';
import { type Rows, withSettings } from './tunable';
import {
  type Memory,
  numbersOf,
  sharedOutput,
  type TurnController,
  type TurnOutput,
  type TurnSample,
} from './turn-controller';

type Key = 'kp' | 'ki' | 'kd' | 'brake' | 'window';

/** A whole number: an index or a count. */
type Count = number;

/**
 * Returns the integral of equally spaced samples by Simpson's rule: (h/3)(f₀ + 4 Σ odd + 2 Σ even + fₙ).
 * Source: Abramowitz & Stegun, 25.4.5, 25.4.13.
 * @param samples oldest first
 * @param spacing distance h of two samples, above 0
 * @returns the integral; 0 for fewer than two samples
 */
export function integrateSamples(samples: readonly number[], spacing: number): number {
  // This needs an odd number of samples. For an even number Simpson's 3/8 rule integrates the first four; for two the
  // trapezoid rule is used. Exact for cubics from three samples on (Abramowitz & Stegun, 25.4.5, 25.4.13).
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

/**
 * Labels, ranges and defaults of the numeric settings of the windowed PID. The default gains suit a motor of
 * 4π rad/s² at 60 steps per second.
 */
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

/** Settings of the windowed PID, whose integral covers only the most recent errors (the window). */
export type WindowedPidSettings = {
  /**
   * Proportional gain: a higher gain turns the body harder for the same error. 1/s², -10000 to 10000; 42 when left out.
   */
  readonly kp?: number;
  /**
   * Integral gain. It multiplies the integral over the last few errors only. 1/s³, -10000 to 10000; 0.4 when left out.
   */
  readonly ki?: number;
  /** Derivative gain: a higher gain brakes a turn earlier. 1/s, -10000 to 10000; 10 when left out. */
  readonly kd?: number;
  /**
   * Fraction of the motor's angular acceleration that must suffice to stop at the target. This limits the
   * turn rate; 0 sets no limit. 0 to 1; 0 when left out.
   */
  readonly brake?: number;
  /** Number of most recent errors that the integral covers. Odd, 3 to 999; 7 when left out. */
  readonly window?: number;
};

// The integral is composite Simpson, and all terms use the real step. Wucher, "PID Control of Physics Bodies", with
// the errors of its code corrected: the rule is h/3 (not 1/3h), an even number of samples is integrated too, and Δe
// goes the short way round. A brake b above 0, which is not in the original, limits Kp e to a speed that can be
// braked, see brakedTerm.
/**
 * PID with an integral over the last N errors: α = Kp e + Ki ∫e dt + Kd Δe/Δt (rad/s²), e in rad. Source:
 * Wucher, "PID Control of Physics Bodies", corrected.
 */
export class WindowedPid implements TurnController<WindowedPidSettings> {
  private _settings: Record<Key, number>;
  private readonly _wrap: Wrap;
  /**
   * Errors of the window, the oldest first. rad. The window is the last N steps, where N is the setting `window`. The
   * integral covers these errors.
   */
  private _errors: number[] = [];

  /**
   * Throws RangeError when a setting is unknown, not a number or out of its range.
   * @param wrap 'angle' (the default) for an error that is an angle; 'none' for any other error, such as metres
   */
  constructor(settings: WindowedPidSettings = {}, wrap: Wrap = 'angle') {
    refuseUnlessWrap(wrap);
    this._wrap = wrap;
    this._settings = withSettings(windowedPidTunables, null, settings);
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
    this._settings = withSettings(windowedPidTunables, this._settings, settings);
    this._errors.splice(0, this._errors.length - this._settings.window);
  }

  /** State of the law: the last errors, the oldest first. rad */
  get memory(): Memory {
    return [...this._errors];
  }

  set memory(memory: Memory) {
    this._errors = [...numbersOf(memory, Math.min(memory?.length ?? 0, this._settings.window))];
  }

  reset(): void {
    this._errors = [];
  }
}
