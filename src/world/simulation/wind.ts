// Wind: a steady torque and force on every body, and gusts that make them rise and fall, repeatable by their seed.

import type { Body } from 'planck';
import type { Tunable } from '../../laws/control/tunable';
import { cos, sin } from '../../laws/exact/exact';
import { inertiaAboutCentre } from '../entities/hull';
import { calm, type Outside } from '../entities/outside';
import { assertInRange } from './refuse';

/** Weather of a simulation: wind, its gusts, and gravity. */
export interface Weather {
  /** Steady torque on every body. N m, positive clockwise */
  windTorque: number;
  /** Steady force on every body. N */
  windForce: number;
  /** Direction of the wind's force. rad, 0 along +x, clockwise */
  windHeading: number;
  /** Gravity, downward. m/s². It accelerates light and heavy bodies alike. */
  gravity: number;
  /** Strength of gusts: the fraction by which gusts raise and lower wind torque and wind force. 0 to 1 */
  gusts: number;
}

/** Description of a weather setting. `phrase`: number that replaces the setting's name in links. */
type Row = Tunable & { readonly key: keyof Weather; readonly phrase?: number };

/** Labels, ranges and defaults of the weather settings. */
export const weatherTunables: readonly Row[] = [
  {
    key: 'windTorque',
    label: 'Wind torque',
    unit: 'N·m',
    min: -300,
    max: 300,
    step: 5,
    initial: 0,
    accepts: { from: -1000, to: 1000 },
    help: 'A steady torque on every body. Without an integral the heading stays off by torque / (inertia × Kp).',
    phrase: 60,
  },
  {
    key: 'windForce',
    label: 'Wind force',
    unit: 'N',
    min: 0,
    max: 600,
    step: 10,
    initial: 0,
    accepts: { from: 0, to: 5000 },
    help: 'A steady push on every body, the same for light and heavy ones. The thrust of a missile is about 1200 N.',
    phrase: 59,
  },
  {
    key: 'windHeading',
    label: 'Wind blows to',
    unit: 'rad',
    min: -3.14,
    max: 3.14,
    step: 0.01,
    initial: 0,
    accepts: { from: -10, to: 10 },
    help: 'Where the wind force pushes: 0 to the right, then clockwise.',
  },
  {
    key: 'gravity',
    label: 'Gravity',
    unit: 'm/s²',
    min: 0,
    max: 25,
    step: 0.1,
    initial: 0,
    accepts: { from: 0, to: 100 },
    help: 'Pulls bodies and crates down the picture. 9.8 on Earth, 1.6 on the Moon, 24.8 on Jupiter.',
    phrase: 62,
  },
  {
    key: 'gusts',
    label: 'Gusts',
    unit: '',
    min: 0,
    max: 1,
    step: 0.05,
    initial: 0,
    accepts: { from: 0, to: 1 },
    help: 'How far wind torque and force rise and fall: 0 is steady, 1 is between nothing and twice as much.',
    phrase: 61,
  },
];

/** Default weather: no wind and no gravity. */
const stillAir: Readonly<Weather> = { windTorque: 0, windForce: 0, windHeading: 0, gravity: 0, gusts: 0 };

// None is a whole multiple of another.
/** Periods of the three waves whose sum makes the gusts. s */
const periods = [1.3, 2.9, 7.1];

/**
 * Returns the wind strength divided by the mean: 1 - `gusts` to 1 + `gusts`.
 * @param gusts limit of the relative deviation from the mean, 0 to 1
 * @param time time since the first gusts. s
 */
export function gustFactor(gusts: number, seed: number, time: number): number {
  if (gusts === 0) return 1;
  const waves = periods.map((period, n) => sin(2 * Math.PI * (time / period + phase(seed, n))));
  return 1 + (gusts * waves.reduce((sum, wave) => sum + wave, 0)) / periods.length;
}

/** Wind and gravity of a simulation. */
export class Wind {
  readonly weather: Weather;
  private readonly _seed: number;
  /**
   * Time for which gusts had blown before this simulation started, s. It is 0 unless the simulation continues from a
   * saved moment.
   */
  blown = 0;

  /** Makes the wind of a simulation. @param weather settings; missing ones mean no wind and no gravity */
  constructor(weather: Partial<Weather>, seed: number) {
    const { windTorque, windForce, windHeading, gravity, gusts } = { ...stillAir, ...weather };
    this.weather = { windTorque, windForce, windHeading, gravity, gusts };
    this._seed = seed;
  }

  /** Changes the weather. Throws RangeError, and changes nothing, for a value out of range. */
  set(weather: Partial<Weather>): void {
    const given = weatherTunables.filter(({ key }) => weather[key] !== undefined);
    for (const row of given) assertInRange(row, weather[row.key]!);
    for (const { key } of given) this.weather[key] = weather[key]!;
  }

  /**
   * Returns the total time for which gusts have blown, s. If the simulation continues from a saved moment, the time
   * before that moment counts, too.
   * @param time time of the simulation. s
   */
  gustTime(time: number): number {
    return this.blown + time;
  }

  /** Returns the strength of the wind at a time, divided by its mean strength. @param time s */
  gustAt(time: number): number {
    return gustFactor(this.weather.gusts, this._seed, this.gustTime(time));
  }

  /**
   * Returns the angular and linear acceleration of a body by wind and gravity.
   * @param gust strength of the wind relative to its mean, from `gustAt`
   */
  on(body: Body, gust: number): Outside {
    const { windTorque, windForce, windHeading, gravity } = this.weather;
    if (windTorque === 0 && windForce === 0 && gravity === 0) return calm;
    const push = (gust * windForce) / body.getMass();
    return {
      turning: windTorque === 0 ? 0 : (gust * windTorque) / inertiaAboutCentre(body),
      push: { x: push * cos(windHeading), y: push * sin(windHeading) + gravity },
    };
  }

  /** Applies wind and gravity to a body for one step. @param gust strength of the wind, as `gustAt` returns it */
  act(body: Body, gust: number): void {
    const { windTorque, windForce, windHeading } = this.weather;
    this.pull(body);
    if (windTorque !== 0) body.applyTorque(gust * windTorque, true);
    if (windForce === 0) return;
    const force = gust * windForce;
    body.applyForceToCenter({ x: force * cos(windHeading), y: force * sin(windHeading) }, true);
  }

  /** Applies gravity to a body for one step. */
  pull(body: Body): void {
    const { gravity } = this.weather;
    if (gravity !== 0) body.applyForceToCenter({ x: 0, y: gravity * body.getMass() }, true);
  }
}

/**
 * Returns the phase of the nth gust wave, as a fraction of a period, 0 to 1. The golden ratio spreads the phases
 * (Knuth, TAOCP vol. 3, 6.4).
 */
function phase(seed: number, n: number): number {
  return (((seed * (n + 1) + n) * (Math.sqrt(5) - 1)) / 2) % 1;
}
