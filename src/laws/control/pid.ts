// The textbook's PID: parallel form, filtered derivative, conditional integration, anti-windup. Also the gains that every PID has, as settings.
// MIT License, Copyright (c) 2026 Slew contributors.
import { errorChange, type Wrap } from './angle';
import { refuseUnlessWrap } from './refuse';
import { type Choice, type Rows, refuseUnknown, settingsOf, type Tunable, wordOf } from './tunable';
import {
  type Memory,
  numbersOf,
  sharedOutput,
  type TurnController,
  type TurnOutput,
  type TurnSample,
} from './turn-controller';

/** Range of a gain in a file. Negative gains are allowed, to show the effect of a wrong sign. */
const accepts = { from: -10000, to: 10000 };

/** Description of a setting of a PID, without its default value. The default differs between the kinds of PID. */
type GainRow<Key extends string> = Omit<Tunable, 'initial'> & { readonly key: Key };

/** The setting Kp, proportional gain. rad/s² for each rad of error. */
export const kpRow: GainRow<'kp'> = {
  key: 'kp',
  symbol: 'Kp',
  label: 'on the error',
  unit: '1/s²',
  min: 0,
  // With the knee at the end, one pixel of a slider of 170 px is at most 2 × 60 × ln 2 / 170 = 0.49.
  max: 60,
  step: 0.5,
  knee: 60,
  accepts,
  help: 'Proportional gain: how hard it turns for each radian of error. Higher is quicker and swings more.',
};

/** The setting Ki, integral gain. rad/s² for each rad s of error. */
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

/** The setting Kd, derivative gain. rad/s² for each rad/s. */
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

/**
 * The setting `brake`: limits the turn rate so that this fraction of the motor's angular acceleration stops
 * the body at the target. 0 to 1; 0: no limit
 */
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
  help: 'Share of the motor counted on for braking: a large error commands no more speed than that brakes in time. 0 is off. Without a Kd the integral alone turns the body.',
};

/**
 * Returns the proportional term Kp e, reduced at large errors so that the motor can brake in time. rad/s²
 * @param error rad
 * @param kp 1/s²
 * @param kd 1/s, above 0
 * @param braking angular acceleration reserved for braking. rad/s²
 */
export function brakedTerm(error: number, kp: number, kd: number, braking: number): number {
  // sgn(e) min(Kp |e|, Kd √(2 b α_max |e|)). Together with the derivative term, the angular velocity follows the
  // braking parabola far from the target, and the straight line of the PID near it. After the proximate
  // time-optimal servo, which joins the two without a corner: Workman, 1987; Franklin, Powell & Workman, "Digital
  // Control of Dynamic Systems".
  const size = Math.abs(error);
  return Math.sign(error) * Math.min(kp * size, kd * Math.sqrt(2 * braking * size));
}

// The default zone is the error at which Kp alone reaches that motor, 4π/Kp = 0.3 rad. Gains and rate come from a grid
// search over 30 to 240 Hz: as quick as with a Ki of 2 at any error, then within 0.1° after 2 s.
/** Numeric settings of the textbook PID. The defaults suit a motor of 4π rad/s². */
export const pidTunables: Rows<
  'kp' | 'ki' | 'kd' | 'brake' | 'integralZone' | 'integralRate' | 'filterTime' | 'trackingTime'
> = [
  { ...kpRow, initial: 43 },
  { ...kiRow, initial: 30 },
  { ...kdRow, initial: 11 },
  brakeRow,
  {
    key: 'integralZone',
    label: 'Integrate within',
    unit: 'rad',
    min: 0.05,
    max: 3.15,
    step: 0.05,
    initial: 0.3,
    accepts: { above: 0, to: 1000 },
    help: 'The integral grows only while the error is at most this. Too little, and a strong wind keeps the body outside.',
  },
  {
    key: 'integralRate',
    label: 'Integrate below',
    unit: 'rad/s',
    min: 0.05,
    max: 20,
    step: 0.05,
    initial: 0.25,
    accepts: { above: 0, to: 1000 },
    help: 'The integral grows only while the error changes by at most this: it does not add up the turn itself.',
  },
  {
    key: 'filterTime',
    label: 'Derivative filter',
    unit: 's',
    min: 0,
    max: 0.2,
    step: 0.005,
    initial: 0,
    accepts: { from: 0, to: 10 },
    help: 'Time constant of the low-pass on the derivative: 0 is none; longer takes out noise and brakes later.',
  },
  {
    key: 'trackingTime',
    label: 'Tracking time',
    unit: 's',
    min: 0.1,
    max: 30,
    step: 0.1,
    initial: 10,
    accepts: { above: 0, to: 1000 },
    help: 'How soon back-calculation pulls the integral back. Shorter pulls harder.',
  },
];

const derivativeChoice: Choice<'measurement' | 'error'> = {
  key: 'derivative',
  label: 'Derivative of',
  options: [
    { value: 'measurement', label: 'the measured turn' },
    { value: 'error', label: 'the error' },
  ],
  help: 'Of the error, it kicks when the target jumps, if the motor can; of the measured turn, it does not.',
};

const antiWindupChoice: Choice<'clamping' | 'back-calculation' | 'none'> = {
  key: 'antiWindup',
  label: 'Anti-windup',
  options: [
    { value: 'clamping', label: 'clamping' },
    { value: 'back-calculation', label: 'back-calculation' },
    { value: 'none', label: 'none' },
  ],
  help: 'What stops the integral while the motor is at its limit.',
};

/** String options of the textbook PID. */
export const pidChoices: readonly Choice[] = [derivativeChoice, antiWindupChoice];

/**
 * Settings that make a PID integrate at every step, at any error (rad) and any rate (rad/s). Add them to the
 * other settings of the PID.
 */
export const integrateAlways = { integralZone: 3.15, integralRate: 1000 };

/**
 * Settings for a PID whose error is not an angle. These limits are so large that the PID practically always
 * integrates.
 */
export const withoutGate = { integralZone: 1000, integralRate: 1000 };

/** Settings of the textbook PID. */
export type PidSettings = {
  /**
   * Proportional gain: a higher gain turns the body harder for the same error. 1/s², -10000 to 10000; 43 when left out.
   */
  readonly kp?: number;
  /** Integral gain: works against a lasting error, as in wind. 1/s³, -10000 to 10000; 30 when left out. */
  readonly ki?: number;
  /** Derivative gain: a higher gain brakes a turn earlier. 1/s, -10000 to 10000; 11 when left out. */
  readonly kd?: number;
  /**
   * Limits the turn rate so that this fraction of the motor's angular acceleration stops the body at the
   * target. No limit at 0. 0 to 1; 0 when left out.
   */
  readonly brake?: number;
  /** Above this error the integral stays constant. rad, above 0 to 1000; 0.3 when left out. */
  readonly integralZone?: number;
  /** Above this rate of the error the integral stays constant. rad/s, above 0 to 1000; 0.25 when left out. */
  readonly integralRate?: number;
  /** Time constant of the low-pass filter on the derivative. 0 turns it off. s, 0 to 10; 0 when left out. */
  readonly filterTime?: number;
  /** Time constant of the anti-windup method 'back-calculation'. s, above 0 to 1000; 10 when left out. */
  readonly trackingTime?: number;
  /**
   * Input of the derivative term; 'measurement' when left out. 'measurement': angular velocity of the body.
   * 'error': rate of the error.
   */
  readonly derivative?: 'measurement' | 'error';
  /**
   * Anti-windup at the motor's limit; 'clamping' when left out. 'clamping': the integral stops growing.
   * 'back-calculation': excess output reduces the integral.
   */
  readonly antiWindup?: 'clamping' | 'back-calculation' | 'none';
};

/** All settings of the textbook PID, with defaults for those left out. */
type EverySetting = ReturnType<typeof pidSettings>;

/**
 * Returns all settings of a PID. A setting that is not given keeps its former value, or else has its default.
 * @param was the former settings; undefined if there are none
 * @throws RangeError for an unknown setting or string option, or a number out of its range
 */
export function pidSettings(given: Readonly<Record<string, unknown>>, was?: PidSettings) {
  refuseUnknown([...pidTunables, ...pidChoices], given);
  const all = { ...was, ...given };
  return {
    ...settingsOf(pidTunables, all),
    derivative: wordOf(derivativeChoice, all),
    antiWindup: wordOf(antiWindupChoice, all),
  };
}

// - Integral by the trapezoid rule: I ← I + Ki Δt (e + e_last)/2.
// - Derivative of the measurement, Kd (ω_desired - ω), or of the error, Kd Δe/Δt the short way round. A first-order
// filter of time constant T_f smooths it (backward difference: D ← D + (raw - D) Δt/(T_f + Δt)).
// - Anti-windup from the applied output. Back-calculation adds (applied - commanded) Δt/T_t to I. Clamping undoes the
// growth of I that pushed further past the limit. Åström & Murray, "Feedback Systems", ch. 11.
// - Conditional integration: while |e| or its rate is above its setting, I is held and anti-windup does nothing. Åström
// & Hägglund, "Advanced PID Control", 2006, ch. 3.
// - A brake b above 0 limits Kp e to a speed that can be braked, see brakedTerm.
/**
 * Textbook PID: α = Kp e + I + D (rad/s²), e in rad. Source: Åström & Murray, "Feedback Systems", ch. 11;
 * Åström & Hägglund, "Advanced PID Control", ch. 3.
 */
export class Pid implements TurnController<PidSettings> {
  private _settings: EverySetting;
  private readonly _wrap: Wrap;
  /** Integral term. rad/s². */
  private _integral = 0;
  /** Whether no step has been taken since the last reset. */
  private _fresh = true;
  /** Error of the last step. rad */
  private _lastError = 0;
  /** Rate of the error in the last step, after the low-pass filter. rad/s */
  private _lastRate = 0;
  /** Output of the last step, as commanded, before limits. rad/s² */
  private _lastOutput = 0;
  /** Change of the integral term in the last step. rad/s² */
  private _lastGrowth = 0;
  /** Time step of the last update. s; 0 if that update left the integral unchanged */
  private _lastTimeStep = 0;

  /**
   * Makes a PID. Throws RangeError for an unknown setting or string option, or a number out of its range.
   * @param wrap 'angle' (the default) if the error is an angle; 'none' for other errors, such as metres. With
   * 'none', `integralZone` and `integralRate` are 1000 by default, so that the PID practically always
   * integrates
   */
  constructor(settings: PidSettings = {}, wrap: Wrap = 'angle') {
    refuseUnlessWrap(wrap);
    this._wrap = wrap;
    this._settings = pidSettings(settings, wrap === 'none' ? withoutGate : {});
  }

  update(sample: Readonly<TurnSample>): TurnOutput {
    const { error, timeStep, limits } = sample;
    const { kp, ki, kd, brake, filterTime } = this._settings;
    const raw = this._rawRate(sample);
    const integrates: boolean = this._integrates(error, raw);
    const growth = integrates && !this._fresh ? (ki * timeStep * (error + this._lastError)) / 2 : 0;
    const before = this._fresh ? raw : this._lastRate;
    const rate = before + ((raw - before) * timeStep) / (filterTime + timeStep);
    this._integral += growth;
    this._fresh = false;
    this._lastError = error;
    this._lastRate = rate;
    const p = brake > 0 ? brakedTerm(error, kp, kd, brake * limits.angularAcceleration) : kp * error;
    const i = this._integral;
    const d = kd * rate;
    const output = p + i + d;
    this._lastOutput = output;
    this._lastGrowth = growth;
    this._lastTimeStep = integrates ? timeStep : 0;
    return sharedOutput({ p, i, d, output });
  }

  limited(applied: number): void {
    const { antiWindup, ki, trackingTime } = this._settings;
    const excess = this._lastOutput - applied;
    if (antiWindup === 'clamping' && excess * this._lastGrowth > 0) this._integral -= this._lastGrowth;
    // With a Ki of 0 nothing would ever bring the integral back.
    if (antiWindup === 'back-calculation' && ki !== 0) {
      this._integral -= excess * Math.min(1, this._lastTimeStep / trackingTime);
    }
  }

  retune(settings: PidSettings): void {
    this._settings = pidSettings(settings, this._settings);
  }

  reset(): void {
    this._fresh = true;
    this._integral = 0;
    this._lastGrowth = 0;
    this._lastTimeStep = 0;
  }

  /** State of the law: integral term (rad/s²), last error (rad) and its filtered rate (rad/s). Empty after a reset. */
  get memory(): Memory {
    return this._fresh ? [] : [this._integral, this._lastError, this._lastRate];
  }

  set memory(memory: Memory) {
    const numbers = numbersOf(memory, 0, 3);
    this.reset();
    if (numbers.length === 0) return;
    [this._integral, this._lastError, this._lastRate] = numbers;
    this._fresh = false;
  }

  /** Returns whether the integral may change: error (rad) and rate (rad/s) are within their limits. */
  private _integrates(error: number, rate: number): boolean {
    const { integralZone, integralRate } = this._settings;
    return Math.abs(error) <= integralZone && Math.abs(rate) <= integralRate;
  }

  /**
   * Returns the rate of the error before the low-pass filter. rad/s. Computed from the error or from the
   * angular velocity, as the setting `derivative` selects.
   */
  private _rawRate({
    error,
    angularVelocity,
    targetAngularVelocity,
    timeStep,
  }: Readonly<TurnSample>): number {
    if (this._settings.derivative === 'measurement') return targetAngularVelocity - angularVelocity;
    return this._fresh ? 0 : errorChange(error, this._lastError, this._wrap) / timeStep;
  }
}
