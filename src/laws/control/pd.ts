// PD: three laws that differ in the gains they apply, their settings, and the controller that applies them.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseMissing, refuseUnless } from './refuse';
import { type Choice, type Rows, withSettings, wordOf } from './tunable';
import { sharedOutput, type TurnController, type TurnOutput, type TurnSample } from './turn-controller';

type Key = 'frequency' | 'damping';

/** Settings of the PD laws: frequency (stiffness) and damping. */
export type PdSettings = {
  /**
   * Stiffness. A larger value turns the body harder for the same error. Hz, above 0 to 1000; 2 when left out.
   */
  readonly frequency?: number;
  /**
   * Damping. A larger value brakes a turn earlier; with 0 the body swings for ever. 0 to 100; 1.1 when left
   * out.
   */
  readonly damping?: number;
};

/** Settings of the stable PD. */
export type SpdSettings = PdSettings & {
  /**
   * Use of a known disturbance; 'off' when left out. 'predicted': to predict the velocity. 'countered': also
   * to cancel the disturbance.
   */
  readonly knownForces?: KnownForces;
};

/** Gains of a PD law: α = kp e - kd ω_rel, with ω_rel = ω - ω_desired. */
export interface PdGains {
  /** Gain on the heading error. 1/s². */
  readonly kp: number;
  /** Gain on the angular velocity relative to the target's. 1/s. */
  readonly kd: number;
}

/**
 * Formula of a PD law. Takes the gains kp and kd from the settings, and returns the gains to use in this
 * step.
 * @param timeStep length of the step. s
 */
export type PdLaw = (set: PdGains, timeStep: number) => PdGains;

/** Numeric settings of the PD laws. With the defaults, a turn by 90° at 4π rad/s² overshoots by less than 1 %. */
export const pdTunables: Rows<Key> = [
  {
    key: 'frequency',
    label: 'Frequency',
    unit: 'Hz',
    min: 0.1,
    max: 40,
    step: 0.1,
    initial: 2,
    accepts: { above: 0, to: 1000 },
    help: 'How stiff it is: it turns harder for the same error. Past what the motor can give it only swings more.',
  },
  {
    key: 'damping',
    label: 'Damping',
    unit: '',
    min: 0,
    max: 3,
    step: 0.05,
    initial: 1.1,
    accepts: { from: 0, to: 100 },
    help: 'How hard it brakes for the speed it has: 0 swings for ever, more crawls.',
  },
];

/**
 * Returns the gains for a frequency (Hz) and a damping: kp = 9 f², kd = 4.5 f d.
 * Source: DigitalOpus, "Controlling Objects With Forces and Torques".
 */
export function pdGains({ frequency, damping }: Readonly<Record<Key, number>>): PdGains {
  // DigitalOpus, "Controlling Objects With Forces and Torques". Without limits the natural frequency is 3 f rad/s and
  // the damping ratio 0.75 d.
  return { kp: 9 * (frequency * frequency), kd: 4.5 * frequency * damping };
}

// DigitalOpus, "Controlling Objects With Forces and Torques". Unstable from kp Δt² + 2 kd Δt = 4 on (see stability.ts).
/**
 * Returns the gains of a forward PD: kp and kd, unchanged. Source: DigitalOpus, "Controlling Objects With
 * Forces and Torques".
 * @returns kp and kd of α = kp e - kd (ω - ω_desired). α: angular acceleration, rad/s²; e: heading error,
 * rad; ω: angular velocity, rad/s
 */
export const forwardPd: PdLaw = (set) => set;

// α = g kp e - g (kd + kp Δt) ω_rel with g = 1/(1 + kd Δt + kp Δt²). At the torque limit it overshoots like any PD.
// From Wu, by way of DigitalOpus, "Controlling Objects With Forces and Torques". Its listing computes these gains but
// then uses the raw ones. α in rad/s², e in rad, ω_rel = ω - ω_desired in rad/s.
/**
 * Returns the gains of a PD by backward Euler. This PD is stable if the motor has no limit.
 * @returns gain g kp on the heading error e, and gain g (kd + kp Δt) on ω_rel = ω - ω_desired. g = 1/(1 + kd
 * Δt + kp Δt²), Δt: length of the step. So α = g (kp e - (kd + kp Δt) ω_rel). Source: Wu, as quoted by
 * DigitalOpus, "Controlling Objects With Forces and Torques".
 */
export const backwardPd: PdLaw = ({ kp, kd }, timeStep) => {
  const g = 1 / (1 + kd * timeStep + kp * (timeStep * timeStep));
  return { kp: g * kp, kd: g * (kd + kp * timeStep) };
};

// Written as a PD it has the gains kp/(1 + kd Δt) on e and (kd + kp Δt)/(1 + kd Δt) on ω_rel = ω - ω_desired. Tan, Liu,
// Turk, "Stable Proportional-Derivative Controllers", IEEE CG&A 31 (4), 2011. α in rad/s², e in rad, ω in rad/s.
/**
 * Returns the gains of the stable PD. This PD stays stable at higher kp than a PD with unchanged gains, such
 * as `forwardPd`.
 * @returns gain g kp on the heading error e, and gain g (kd + kp Δt) on ω_rel = ω - ω_desired. g = 1/(1 + kd
 * Δt), Δt: length of the step. So α = (kp (e - ω_rel Δt) - kd ω_rel) / (1 + kd Δt). Source: Tan, Liu, Turk,
 * "Stable Proportional-Derivative Controllers", IEEE CG&A 31 (4), 2011.
 */
export const spd: PdLaw = ({ kp, kd }, timeStep) => {
  const g = 1 / (1 + kd * timeStep);
  return { kp: g * kp, kd: g * (kd + kp * timeStep) };
};

/** Controller that applies the gains of a PD law: α = kp e - kd (ω - ω_desired). α in rad/s², e in rad, ω in rad/s. */
export class PdController implements TurnController<PdSettings> {
  /** Gains kp and kd of the current settings, before the PD law adapts them to the length of a step. */
  protected gains: PdGains;
  private _settings: Readonly<Record<Key, number>>;
  private readonly _law: PdLaw;

  /**
   * Makes a controller with a PD law. Throws RangeError when a setting is unknown, not a number or out of its range.
   * @param law function of the law, such as `backwardPd`
   */
  constructor(law: PdLaw, settings: PdSettings = {}) {
    refuseUnless(typeof law === 'function', 'law', 'a function such as backwardPd', law);
    this._law = law;
    this._settings = withSettings(pdTunables, null, settings);
    this.gains = pdGains(this._settings);
  }

  update({ error, angularVelocity, targetAngularVelocity, timeStep }: Readonly<TurnSample>): TurnOutput {
    const { kp: pull, kd: brake } = this._law(this.gains, timeStep);
    const p = pull * error;
    const d = brake * (targetAngularVelocity - angularVelocity);
    return sharedOutput({ p, i: 0, d, output: p + d });
  }

  retune(settings: PdSettings): void {
    this._settings = withSettings(pdTunables, this._settings, settings);
    this.gains = pdGains(this._settings);
  }

  /** Does nothing: a PD keeps no state. */
  reset(): void {}
}

type KnownForces = 'off' | 'predicted' | 'countered';

const knownForcesChoice: Choice<KnownForces> = {
  key: 'knownForces',
  label: 'The wind is',
  options: [
    { value: 'off', label: 'not told' },
    { value: 'predicted', label: 'told' },
    { value: 'countered', label: 'told and pushes back' },
  ],
  help: 'What it does with the wind’s torque, told at each step: nothing, reckon with it as its paper does, or also push back.',
};

/** Settings of the stable PD whose values are strings. */
export const spdChoices: readonly Choice[] = [knownForcesChoice];

// Tan, Liu, Turk, "Stable Proportional-Derivative Controllers", 2011, brake by the angular velocity after the step,
// which they forecast with every known force: α = kp (e - ω_rel Δt) - kd (ω_rel + (α + a) Δt), so α is spd minus kd Δt
// a/(1 + kd Δt). At rest α = -a, hence e = -a/kp: the offset of a PD in continuous time. Without knowing a, the offset
// is larger by (1 + kd Δt): -a (1 + kd Δt)/kp. To bring the error to 0 the torque itself has to be countered: then the
// resulting acceleration α + a is spd.
/**
 * Stable PD that can use a known disturbance (setting `knownForces`). Output in rad/s². Source: Tan, Liu,
 * Turk, "Stable Proportional-Derivative Controllers", 2011.
 */
export class StablePd extends PdController {
  private _knownForces: KnownForces;

  /**
   * Makes a stable PD. Throws RangeError for an unknown setting, or for a value that a setting does not
   * accept.
   */
  constructor(settings: SpdSettings = {}) {
    super(spd);
    this._knownForces = wordOf(knownForcesChoice, {});
    this.retune(settings);
  }

  override retune(settings: SpdSettings): void {
    refuseMissing('settings', settings);
    const { knownForces = this._knownForces, ...numbers } = settings;
    const word = wordOf(knownForcesChoice, { knownForces });
    super.retune(numbers);
    this._knownForces = word;
  }

  override update(sample: Readonly<TurnSample>): TurnOutput {
    const { p, d, output } = super.update(sample);
    const { timeStep, disturbance = 0 } = sample;
    if (this._knownForces === 'off' || disturbance === 0) return sharedOutput({ p, i: 0, d, output });
    if (this._knownForces === 'countered')
      return sharedOutput({ p, i: -disturbance, d, output: output - disturbance });
    const braked = this.gains.kd * timeStep;
    const forecast = (braked * disturbance) / (1 + braked);
    return sharedOutput({ p, i: 0, d: d - forecast, output: output - forecast });
  }
}
