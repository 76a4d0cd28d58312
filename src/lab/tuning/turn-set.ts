// The turns that gains are tried on: small and large, calm, with and against the wind, told a noisy heading or a late one; and rest.
import type { ControllerSpec } from '../../laws/control/controllers';
import { turnTimeBound } from '../../laws/control/time-optimal';
import type { TurnLimits } from '../../laws/control/turn-controller';
import { cos, sin } from '../../laws/exact/exact';
import { toRadians } from '../../laws/exact/figures';
import { inertiaAboutCentre } from '../../world/entities/hull';
import { type Entity, kindOf } from '../../world/simulation/entity-kinds';
import type { MeasuredTurn, TurnCourse } from '../../world/simulation/meters/turn-meter';
import type { EntitySpec } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import type { Weather } from '../../world/simulation/wind';

/** Condition of a turn: wind with or against it, or a heading that is noisy or late. */
type Condition = 'calm' | 'wind' | 'headwind' | 'noise' | 'delay';

export interface Turn {
  /** Degrees, because it is a row of a table. */
  readonly angleDeg: number;
  readonly condition: Condition;
}

/** Angles of the turns by what they are made under. The settling band of a smaller one is narrower than the noise, or over before a late heading comes. */
const angles: Readonly<Record<Condition, readonly number[]>> = {
  calm: [10, 30, 60, 90, 130, 170],
  wind: [10, 90, 170],
  headwind: [10, 90, 170],
  delay: [30, 90, 170],
  noise: [90, 170],
};

/** Every turn, in the order of its row. */
const turns = (Object.keys(angles) as Condition[]).flatMap((condition) =>
  angles[condition].map((angleDeg): Turn => ({ angleDeg, condition })),
);

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

/** Additional delay of the heading in turns under delay. Steps */
export const delay = 3;

/** The target of a turn is so far off that the little a body moves changes no direction. m */
const targetDistance = 1000;

/** A turn is measured for so many times its time bound, so that what is left of it shows, and for so long at least and at most. s */
const measured = { times: 4, least: 3.5, most: 10 };

/** Rest is measured from here on, to the end of the shortest turn. s */
const restFrom = 1;

/** The turns of the set that a body can make: one without a sensor has no noise. */
export function turnsOf(kind: EntitySpec['kind']): Turn[] {
  const { guided } = kindOf({ kind });
  return turns.filter(({ condition }) => guided || (condition !== 'noise' && condition !== 'delay'));
}

/** Angle of a turn. rad */
const angleOf = ({ angleDeg }: Turn): number => toRadians(angleDeg);

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
  /** Standard deviation of the noise on the measured heading. rad */
  readonly noise: number;
}

/** The turns with the settings of a law, and what its motor does at rest. */
export interface Trials {
  readonly trials: readonly Trial[];
  /** Mean size of the angular acceleration on target, told a noisy heading; null for a body without a sensor. rad/s² */
  readonly restEffort: number | null;
}

/** Makes every turn with these settings of the body's law, from rest, in the real simulation; then rests. */
export function makeTurns(plant: Plant, controller: ControllerSpec, turns: readonly Turn[]): Trials {
  const isWindy = ({ condition }: Turn) => condition === 'wind' || condition === 'headwind';
  const [still, windy] = [false, true].map((is) => turns.filter((turn) => isWindy(turn) === is));
  const { trials, restEffort } = inWeather(plant, controller, still, {});
  const all = [...trials, ...inWeather(plant, controller, windy, windOf(plant)).trials];
  return { trials: all.sort((a, b) => turns.indexOf(a.turn) - turns.indexOf(b.turn)), restEffort };
}

/** A body that turns by an angle, rad; 0 to rest. */
function bodyFor(
  { body }: Plant,
  controller: ControllerSpec,
  angle: number,
  condition: Condition,
): EntitySpec {
  const { noise: sensed = 0, delay: late = 0 } = body.sensor ?? {};
  return {
    ...body,
    controller,
    position: [0, 0],
    angle: 0,
    command: { kind: 'turn-towards', target: [targetDistance * cos(angle), targetDistance * sin(angle)] },
    ...(condition === 'noise' && { sensor: { delay: late, noise: Math.max(noise, sensed) } }),
    ...(condition === 'delay' && { sensor: { noise: sensed, delay: late + delay } }),
  };
}

/** Bodies beside each other, one a turn, in calm air the last at rest; they pass through each other. */
function inWeather(
  plant: Plant,
  controller: ControllerSpec,
  turns: readonly Turn[],
  weather: Partial<Weather>,
): Trials {
  const { body, stepRate, seed } = plant;
  const withWind = Math.sign(weather.windTorque ?? 1);
  const specs = turns.map((turn) => {
    const way = turn.condition === 'headwind' ? -withWind : withWind;
    return bodyFor(plant, controller, way * angleOf(turn), turn.condition);
  });
  const rests = kindOf(body).guided && weather.windTorque === undefined;
  const entities = rests ? [...specs, bodyFor(plant, controller, 0, 'noise')] : specs;
  const simulation = new Simulation({ version: 1, name: 'Turns', stepRate, seed, ...weather, entities });
  const bodies = simulation.entities.slice();
  const ends = turns.map((turn) => Math.ceil(secondsOf(turn, body.limits) * stepRate));
  const resting = bodies.at(-1)!;
  const [restStart, restEnd] = [restFrom * stepRate, Math.min(...ends)];
  let efforts = 0;
  const trials: Trial[] = [];
  for (let tick = 1; tick <= Math.max(...ends); tick++) {
    simulation.step();
    if (tick > restStart && tick <= restEnd) efforts += Math.abs(resting.turn.applied);
    turns.forEach((turn, n) => {
      if (ends[n] !== tick) return;
      trials.push(trialOf(simulation, bodies[n], turn, entities[n].sensor?.noise ?? 0));
      simulation.remove(bodies[n]);
    });
  }
  return { trials, restEffort: rests ? efforts / (restEnd - Math.floor(restStart)) : null };
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
