// Stolk's controller: a PID whose integral leaks, so that it averages over about the last second.
// MIT License, Copyright (c) 2026 Slew contributors.
import { errorChange, type Wrap } from './angle';
import { kdRow, kiRow, kpRow } from './pid';
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

type Key = 'kp' | 'ki' | 'kd';

/** Rate at which the integral decays. 1/s. Source: Stolk, "Proportional Integral Differential". */
const leak = 1;

// Stolk's gains, 10, 2 and 1, are no defaults: they overshoot a 90° turn by 82 % at 4π rad/s².
/** Numeric settings of the leaky PID, with ranges and defaults. */
export const leakyPidTunables: Rows<Key> = [
  { ...kpRow, initial: 40 },
  {
    ...kiRow,
    unit: '1/s²',
    initial: 0.4,
    help: 'Integral gain: works on the average error of about the last second, so it eases an error that stays but never ends it.',
  },
  { ...kdRow, initial: 11 },
];

/** Settings of the leaky PID. */
export type LeakyPidSettings = {
  /**
   * Proportional gain: a higher gain turns the body harder for the same error. 1/s², -10000 to 10000; 40 when left out.
   */
  readonly kp?: number;
  /**
   * Integral gain. It multiplies the average error of about the last second. 1/s², -10000 to 10000; 0.4 when left out.
   */
  readonly ki?: number;
  /** Derivative gain: a higher gain brakes a turn earlier. 1/s, -10000 to 10000; 11 when left out. */
  readonly kd?: number;
};

// At the first sample after a reset, E and the last error equal e. Stolk, "Proportional Integral Differential", uses
// the error actual - desired and negative gains; here e = desired - actual and gains are positive.
/**
 * PID with leaky integral E of error e (rad): α = Kp e + Ki E + Kd Δe/Δt, E ← (1 - Δt) E + Δt e. α in rad/s².
 * Source: Stolk, "Proportional Integral Differential".
 */
export class LeakyPid implements TurnController<LeakyPidSettings> {
  private _settings: Record<Key, number>;
  private readonly _wrap: Wrap;
  /** Whether no step has been taken since the last reset. */
  private _fresh = true;
  /** Error of the last step. rad */
  private _lastError = 0;
  /** Mean error E of about the last second. rad */
  private _average = 0;

  /**
   * Throws RangeError when a setting is unknown, not a number or out of its range.
   * @param wrap 'angle' (the default) for an error that is an angle; 'none' for any other error, such as metres
   */
  constructor(settings: LeakyPidSettings = {}, wrap: Wrap = 'angle') {
    refuseUnlessWrap(wrap);
    this._wrap = wrap;
    this._settings = withSettings(leakyPidTunables, null, settings);
  }

  update({ error, timeStep }: Readonly<TurnSample>): TurnOutput {
    const { kp, ki, kd } = this._settings;
    if (this._fresh) {
      this._lastError = error;
      this._average = error;
    }
    this._average = (1 - leak * timeStep) * this._average + leak * timeStep * error;
    const p = kp * error;
    const i = ki * this._average;
    const d = (kd * errorChange(error, this._lastError, this._wrap)) / timeStep;
    this._fresh = false;
    this._lastError = error;
    return sharedOutput({ p, i, d, output: p + i + d });
  }

  retune(settings: LeakyPidSettings): void {
    this._settings = withSettings(leakyPidTunables, this._settings, settings);
  }

  reset(): void {
    this._fresh = true;
  }

  /** State of the law: last error and mean error. rad. Empty after a reset. */
  get memory(): Memory {
    return this._fresh ? [] : [this._lastError, this._average];
  }

  set memory(memory: Memory) {
    const numbers = numbersOf(memory, 0, 2);
    this._fresh = numbers.length === 0;
    if (!this._fresh) [this._lastError, this._average] = numbers;
  }
}
