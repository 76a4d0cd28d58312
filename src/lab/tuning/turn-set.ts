// The turns that gains are tested on: small and large, calm, with and against the wind, with a noisy or delayed heading; and rest.
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
import { withoutUndefined } from '../../world/simulation/without-undefined';

/** Condition of a test turn: calm air, wind with or against the turn, or a noisy or delayed heading. */
type Condition = 'calm' | 'wind' | 'headwind' | 'noise' | 'delay';

export interface TestTurn {
  /** Angle of the turn, in degrees as in the results table. */
  readonly angleDeg: number;
  readonly condition: Condition;
}

/** Angles of the test turns, listed for each test condition (such as wind or sensor noise). degrees */
const angles: Readonly<Record<Condition, readonly number[]>> = {
  calm: [10, 30, 60, 90, 130, 170],
  wind: [10, 90, 170],
  headwind: [10, 90, 170],
  delay: [30, 90, 170],
  noise: [90, 170],
};

/** All test turns, in the order of the rows in the results table. */
const turns = (Object.keys(angles) as Condition[]).flatMap((condition) =>
  angles[condition].map((angleDeg): TestTurn => ({ angleDeg, condition })),
);

/** Body for which gains are searched, and the conditions of its test turns. */
export interface Plant {
  readonly body: EntitySpec & { readonly controller: ControllerSpec; readonly limits: TurnLimits };
  /** Step rate of the world. Hz */
  readonly stepRate: number;
  /** Wind for the windy test turns. Default torque: 10 % of the motor's largest torque */
  readonly weather?: Partial<Weather>;
  /** Seed of gusts and noise. A whole number */
  readonly seed: number;
}

/** Wind torque that windy test turns use if the scene defines no wind. Fraction of the motor's torque */
export const windShare = 0.1;

/** Smallest standard deviation of the noise on the heading in test turns with noise. rad; 0.286° */
export const leastNoise = 0.005;

/** Additional delay of the measured heading in test turns with the condition `delay`. Steps */
export const delay = 3;

/** Distance from the body to the target of a test turn. m */
const targetDistance = 1000;

/**
 * Length of the record of a test turn: `times` times the shortest possible duration, limited to the range from `least`
 * to `most` (s).
 */
const measured = { times: 4, least: 3.5, most: 10 };

/** Simulation time from which the motor output at rest is averaged. s */
const restAverageFrom = 1;

/** Returns the test turns that a kind of body can make. Bodies without a sensor make none with noise or delay. */
export function testTurnsOf(kind: EntitySpec['kind']): TestTurn[] {
  const { guided } = kindOf({ kind });
  return turns.filter(({ condition }) => guided || (condition !== 'noise' && condition !== 'delay'));
}

/** Returns the angle of a turn. rad */
const angleOf = ({ angleDeg }: TestTurn): number => toRadians(angleDeg);

/** Returns how long a test turn is recorded. s */
function secondsOf(turn: TestTurn, limits: TurnLimits): number {
  const times = measured.times * turnTimeBound(angleOf(turn), limits);
  return Math.min(measured.most, Math.max(measured.least, times));
}

/** A test turn with the results of its simulation. */
export interface SimulatedTurn {
  readonly turn: TestTurn;
  readonly measured: MeasuredTurn;
  readonly course: TurnCourse;
  /** Standard deviation of the noise on the measured heading. rad */
  readonly noise: number;
}

export interface SimulatedTurns {
  readonly trials: readonly SimulatedTurn[];
  /**
   * Mean absolute angular acceleration of a body at rest on its target, caused by sensor noise. rad/s²; null if the
   * body has no sensor
   */
  readonly restEffort: number | null;
}

/** Simulates test turns of a body under a law. */
export function makeTurns(
  plant: Plant,
  controller: ControllerSpec,
  turns: readonly TestTurn[],
): SimulatedTurns {
  const isWindy = ({ condition }: TestTurn) => condition === 'wind' || condition === 'headwind';
  const [still, windy] = [false, true].map((is) => turns.filter((turn) => isWindy(turn) === is));
  const { trials, restEffort } = inWeather(plant, controller, still, {});
  const all = [...trials, ...inWeather(plant, controller, windy, windOf(plant)).trials];
  return { trials: all.sort((a, b) => turns.indexOf(a.turn) - turns.indexOf(b.turn)), restEffort };
}

/**
 * Returns the description of a body for a test turn by an angle. With the angle 0, the body rests.
 * @param angle rad
 * @param condition condition of the test turn, such as `wind` or `noise`
 */
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
    ...(condition === 'noise' && { sensor: { delay: late, noise: Math.max(leastNoise, sensed) } }),
    ...(condition === 'delay' && { sensor: { noise: sensed, delay: late + delay } }),
  };
}

/** Simulates test turns in one world, with one body per turn. */
function inWeather(
  plant: Plant,
  controller: ControllerSpec,
  turns: readonly TestTurn[],
  weather: Partial<Weather>,
): SimulatedTurns {
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
  const [restStart, restEnd] = [restAverageFrom * stepRate, Math.min(...ends)];
  let efforts = 0;
  const trials: SimulatedTurn[] = [];
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

function trialOf(simulation: Simulation, entity: Entity, turn: TestTurn, noise: number): SimulatedTurn {
  const meter = simulation.measures.of(entity)?.turn;
  const measured = meter?.last;
  const course = meter?.course;
  if (!measured || !course) throw new RangeError(`a turn by ${turn.angleDeg}° was not measured`);
  return { turn, measured, course, noise };
}

/** Returns the wind for test turns of a body. */
export function windOf({ body, weather, stepRate, seed }: Plant): Partial<Weather> {
  if (weather?.windTorque) return withoutUndefined({ windTorque: weather.windTorque, gusts: weather.gusts });
  const alone = new Simulation({ version: 1, name: 'One body', stepRate, seed, entities: [body] });
  const inertia = inertiaAboutCentre(alone.entities[0].body);
  return { windTorque: windShare * body.limits.angularAcceleration * inertia };
}
