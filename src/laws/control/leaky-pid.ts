// Stolk's controller: PID whose integral leaks and so averages about the last second.
// MIT License, Copyright (c) 2026 Slew contributors.
import { errorChange, type Wrap } from './angle';
import { kdRow, kiRow, kpRow } from './pid';
import { type Rows, retuned, settingsOf } from './tunable';
import {
  type Memory,
  numbersOf,
  sharedOutput,
  type TurnController,
  type TurnOutput,
  type TurnSample,
} from './turn-controller';

type Key = 'kp' | 'ki' | 'kd';

/** Rate at which the integral leaks, 1/s. Stolk's (1 - Δt) is a leak of 1. */
const leak = 1;

/** Settings of the leaky PID. Stolk's own gains, 10, 2 and 1, overshoot a 90° turn by 82 % at 4π rad/s². */
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
  /** Proportional gain: how hard it turns for each radian of error. 1/s², -10000 to 10000; 40 when left out. */
  readonly kp?: number;
  /** Integral gain, of the average error of about the last second. 1/s², -10000 to 10000; 0.4 when left out. */
  readonly ki?: number;
  /** Derivative gain: brakes in time. 1/s, -10000 to 10000; 11 when left out. */
  readonly kd?: number;
};

/**
 * α = P e + I E + D Δe/Δt with E ← (1 - Δt) E + Δt e; at the first sample after a reset E and the last error are
 * e itself. Stolk, "Proportional Integral Differential", whose error is actual - desired and whose gains are
 * negative; here e = desired - actual and they are positive. e and E in rad, P and I in 1/s², D in 1/s.
 */
export class LeakyPid implements TurnController<LeakyPidSettings> {
  private _settings: Record<Key, number>;
  private readonly _wrap: Wrap;
  /** Whether no step was before. */
  private _fresh = true;
  /** rad. */
  private _lastError = 0;
  /** Error of about the last second. rad. */
  private _average = 0;

  /** @param wrap 'none' for an error that is no angle. Throws RangeError when a setting is no number or out of its range. */
  constructor(settings: LeakyPidSettings = {}, wrap: Wrap = 'angle') {
    this._wrap = wrap;
    this._settings = settingsOf(leakyPidTunables, settings);
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
    this._settings = retuned(leakyPidTunables, this._settings, settings);
  }

  reset(): void {
    this._fresh = true;
  }

  /** Last error and average. rad */
  get memory(): Memory {
    return this._fresh ? [] : [this._lastError, this._average];
  }

  set memory(memory: Memory) {
    this._fresh = memory.length === 0;
    if (!this._fresh) [this._lastError, this._average] = numbersOf(memory, 2);
  }
}
