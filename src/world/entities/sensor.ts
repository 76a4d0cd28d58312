// The sensor of a controller: adds noise to the heading, and delays heading and angular velocity.

import { settingsOf, type Tunable } from '../../laws/control/tunable';
import { type Memory, numbersOf } from '../../laws/control/turn-controller';
import { Mulberry32, nextNormal } from './random';

export interface SensorSettings {
  /** Standard deviation of the noise on the measured heading. rad; 0 for no noise. The noise is white and normal. */
  noise: number;
  /** Delay of the measured heading and angular velocity, as a number of steps. 0 for no delay */
  delay: number;
}

/** Labels, ranges and defaults of the sensor's settings. */
export const sensorTunables: readonly (Tunable & { readonly key: keyof SensorSettings })[] = [
  {
    key: 'noise',
    label: 'Heading noise',
    unit: 'rad',
    min: 0,
    max: 0.05,
    step: 0.001,
    initial: 0,
    accepts: { from: 0, to: 1 },
    help: 'Standard deviation of the heading that the controller is told. A derivative of the error makes much of it.',
  },
  {
    key: 'delay',
    label: 'Delay',
    unit: 'steps',
    min: 0,
    max: 20,
    step: 1,
    initial: 0,
    accepts: { from: 0, to: 240, whole: true },
    help: 'Steps by which the controller is told heading and angular velocity late. A stiff law stands fewer of them.',
  },
];

/** Heading and angular velocity that a sensor measures in one step. */
interface Reading {
  /** Measured heading. rad */
  readonly angle: number;
  /** Measured angular velocity. rad/s */
  readonly angularVelocity: number;
}

/** Reading of the current step, for sensors without delay. All bodies share this object. */
const now = { angle: 0, angularVelocity: 0 };

/** Sensor of one body: a compass with noise and a gyroscope without noise. Both can have a delay. */
export class Sensor implements SensorSettings {
  noise: number;
  private _delay: number;
  private readonly _random: Mulberry32;
  /** Last readings, the oldest first; null if the sensor has no delay. */
  private _readings: Reading[] | null = null;

  /** Makes a sensor; by default without noise and delay. @param seed seed of the noise. A whole number */
  constructor(settings: Partial<SensorSettings> = {}, seed = 1) {
    const { noise, delay } = settingsOf(sensorTunables, settings);
    this.noise = noise;
    this._delay = delay;
    this._random = new Mulberry32(seed);
  }

  /** Whether the sensor has neither noise nor delay. */
  private get _isPlain(): boolean {
    return this.noise === 0 && this._delay === 0;
  }

  get delay(): number {
    return this._delay;
  }

  set delay(delay: number) {
    this._delay = delay;
    if (delay === 0) this._readings = null;
  }

  /**
   * Returns the measurement of this step, in an object that is reused. Must be called once per step.
   * @param angle true heading. rad
   * @param angularVelocity true angular velocity. rad/s
   */
  read(angle: number, angularVelocity: number): Reading {
    now.angle = angle;
    now.angularVelocity = angularVelocity;
    if (this._isPlain) return now;
    const { noise, delay } = this;
    const told = noise === 0 ? angle : angle + noise * nextNormal(this._random);
    now.angle = told;
    if (delay === 0) return now;
    this._readings ??= [];
    this._readings.push({ angle: told, angularVelocity });
    this._readings.splice(0, this._readings.length - 1 - delay);
    return this._readings[0];
  }

  /**
   * State of the noise generator, then angle (rad) and angular velocity (rad/s) of each delayed reading, oldest first.
   * Empty without noise and delay.
   */
  get memory(): Memory {
    if (this._isPlain) return [];
    const readings = this._readings ?? [];
    return [
      this._random.state,
      ...readings.flatMap(({ angle, angularVelocity }) => [angle, angularVelocity]),
    ];
  }

  set memory(memory: Memory) {
    if (memory.length === 0) return;
    const most = this._delay > 0 ? 1 + 2 * (this._delay + 1) : 1;
    const [state, ...told] = numbersOf(memory, Math.min(memory.length, most));
    if (told.length % 2 > 0) throw new RangeError('must have two numbers for each reading');
    this._random.state = state;
    if (told.length === 0) return;
    this._readings = [];
    for (let n = 0; n < told.length; n += 2)
      this._readings.push({ angle: told[n], angularVelocity: told[n + 1] });
  }

  /** Forgets old readings. Called after the body was moved to another place or heading. */
  clear(): void {
    this._readings = null;
  }
}
