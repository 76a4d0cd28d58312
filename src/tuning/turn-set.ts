// The turns that gains are tried on: small and large, calm, in wind, and told a noisy heading.
import type { ControllerSpec } from '../control/controllers';
import { turnTimeBound } from '../control/time-optimal';
import type { TurnLimits } from '../control/turn-controller';
import { inertiaAboutCentre } from '../entities/hull';
import { cos, sin } from '../exact/exact';
import { type Entity, kindOf } from '../simulation/entity-kinds';
import type { MeasuredTurn, TurnCourse } from '../simulation/meters/turn-meter';
import type { EntitySpec } from '../simulation/scenario';
import { Simulation } from '../simulation/simulation';
import type { Weather } from '../simulation/wind';

/** What a turn is made under. */
type Condition = 'calm' | 'wind' | 'noise';

export interface Turn {
  /** Degrees, because it is a row of a table. */
  readonly angleDeg: number;
  readonly condition: Condition;
}

/** Angles of the turns by what they are made under. */
const angles: Readonly<Record<Condition, readonly number[]>> = {
  calm: [10, 30, 60, 90, 130, 170],
  wind: [10, 90, 170],
  noise: [10, 90, 170],
};

/** The body that is turned, and the world it is in. */
export interface Plant {
  readonly body: EntitySpec & { readonly controller: ControllerSpec; readonly limits: TurnLimits };
  /** Hz */
  readonly stepRate: number;
  /** Wind of the scene; where it has no torque, a wind of the set's own is taken. */
  readonly weather?: Partial<Weather>;
  /** Seed of gusts and noise. A whole number */
  readonly seed: number;
}

/** Torque of the wind where the scene has none, as a share of the motor's. */
export const windShare = 0.1;

/** Standard deviation of the noise on the heading where the scene has less. rad; 0.3° */
export const noise = 0.005;

/** The target of a turn is so far off that the little a body moves changes no direction. m */
const targetDistance = 1000;

/** A turn is measured for so many times its time bound, and for so long at least and at most. s */
const measured = { times: 4, least: 1, most: 10 };

/** The turns of the set that a body can make: one without a sensor has no noise. */
export function turnsOf(kind: EntitySpec['kind']): Turn[] {
  const { guided } = kindOf({ kind });
  return (['calm', 'wind', 'noise'] as const)
    .filter((condition) => guided || condition !== 'noise')
    .flatMap((condition) => angles[condition].map((angleDeg) => ({ angleDeg, condition })));
}

/** Angle of a turn. rad */
const angleOf = ({ angleDeg }: Turn): number => (angleDeg * Math.PI) / 180;

/** How long a turn is measured. s */
function secondsOf(turn: Turn, limits: TurnLimits): number {
  const times = measured.times * turnTimeBound(angleOf(turn), limits);
  return Math.min(measured.most, Math.max(measured.least, times));
}

/** A turn as it went. */
export interface Trial {
  readonly turn: Turn;
  readonly measured: MeasuredTurn;
  readonly course: TurnCourse;
  /** Standard deviation of the noise on the heading that the law was told. rad */
  readonly noise: number;
}

/** Makes every turn with these settings of the body's law, from rest, in the real simulation. Without wind, then in it. */
export function makeTurns(plant: Plant, controller: ControllerSpec, turns: readonly Turn[]): Trial[] {
  const windy = turns.filter(({ condition }) => condition === 'wind');
  const still = turns.filter(({ condition }) => condition !== 'wind');
  return [
    ...inWeather(plant, controller, still, {}),
    ...(windy.length > 0 ? inWeather(plant, controller, windy, windOf(plant)) : []),
  ].sort((a, b) => turns.indexOf(a.turn) - turns.indexOf(b.turn));
}

/** Bodies beside each other, one a turn; they pass through each other. */
function inWeather(
  { body, stepRate, seed }: Plant,
  controller: ControllerSpec,
  turns: readonly Turn[],
  weather: Partial<Weather>,
): Trial[] {
  const sensed = body.sensor?.noise ?? 0;
  const noiseOf = ({ condition }: Turn) => (condition === 'noise' ? Math.max(noise, sensed) : sensed);
  const entities = turns.map((turn): EntitySpec => {
    const angle = angleOf(turn);
    const target = [targetDistance * cos(angle), targetDistance * sin(angle)] as const;
    return {
      ...body,
      controller,
      position: [0, 0],
      angle: 0,
      command: { kind: 'turn-towards', target },
      ...(turn.condition === 'noise' && {
        sensor: { ...body.sensor, noise: noiseOf(turn) },
      }),
    };
  });
  const simulation = new Simulation({ version: 1, name: 'Turns', stepRate, seed, ...weather, entities });
  const bodies = simulation.entities.slice();
  const ends = turns.map((turn) => Math.ceil(secondsOf(turn, body.limits) * stepRate));
  const trials: Trial[] = [];
  for (let tick = 1; tick <= Math.max(...ends); tick++) {
    simulation.step();
    turns.forEach((turn, n) => {
      if (ends[n] !== tick) return;
      trials.push(trialOf(simulation, bodies[n], turn, noiseOf(turn)));
      simulation.remove(bodies[n]);
    });
  }
  return trials;
}

function trialOf(simulation: Simulation, entity: Entity, turn: Turn, noise: number): Trial {
  const meter = simulation.measures.of(entity)?.turn;
  const measured = meter?.last;
  const course = meter?.course;
  if (!measured || !course) throw new RangeError(`a turn by ${turn.angleDeg}° was not measured`);
  return { turn, measured, course, noise };
}

/** The wind of the scene, or one that takes a share of the motor. */
export function windOf({ body, weather, stepRate, seed }: Plant): Partial<Weather> {
  if (weather?.windTorque) return { windTorque: weather.windTorque, gusts: weather.gusts };
  const alone = new Simulation({ version: 1, name: 'One body', stepRate, seed, entities: [body] });
  const inertia = inertiaAboutCentre(alone.entities[0].body);
  return { windTorque: windShare * body.limits.angularAcceleration * inertia };
}
