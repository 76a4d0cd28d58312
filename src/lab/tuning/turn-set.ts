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

/** Condition of a turn: wind with or against it, or a noisy or delayed heading. */
type Condition = 'calm' | 'wind' | 'headwind' | 'noise' | 'delay';

export interface TestTurn {
  /** Angle in degrees, because it is a row of a table. */
  readonly angleDeg: number;
  readonly condition: Condition;
}

/**
 * Angles of the turns by condition. For smaller ones the settling band is narrower than the noise, or the turn ends before a
 * delayed heading comes.
 */
const angles: Readonly<Record<Condition, readonly number[]>> = {
  calm: [10, 30, 60, 90, 130, 170],
  wind: [10, 90, 170],
  headwind: [10, 90, 170],
  delay: [30, 90, 170],
  noise: [90, 170],
};

/** Every turn, in the order of its row. */
const turns = (Object.keys(angles) as Condition[]).flatMap((condition) =>
  angles[condition].map((angleDeg): TestTurn => ({ angleDeg, condition })),
);

/** The body to turn, and its world. */
export interface Plant {
  readonly body: EntitySpec & { readonly controller: ControllerSpec; readonly limits: TurnLimits };
  /** Step rate. Hz */
  readonly stepRate: number;
  /** Wind of the scene. If it has no torque, the set uses its own wind. */
  readonly weather?: Partial<Weather>;
  /** Seed of gusts and noise. A whole number */
  readonly seed: number;
}

/** Torque of the set's own wind, as a share of the motor's. */
export const windShare = 0.1;

/** Least standard deviation of the noise on the heading. rad; 0.286° */
export const leastNoise = 0.005;

/** Additional delay of the heading in turns under delay. Steps */
export const delay = 3;

/** Distance of a turn's target. m. So far that the small movement of a body changes no direction. */
const targetDistance = 1000;

/** Length of a record: a multiple of the turn's time bound, so that remaining errors show, with limits. s */
const measured = { times: 4, least: 3.5, most: 10 };

/** Time from which rest is measured, to the end of the shortest turn. s */
const restFrom = 1;

/** Returns the turns of the set that a body can make: a body without a sensor has no noise. */
export function testTurnsOf(kind: EntitySpec['kind']): TestTurn[] {
  const { guided } = kindOf({ kind });
  return turns.filter(({ condition }) => guided || (condition !== 'noise' && condition !== 'delay'));
}

/** Returns the angle of a turn. rad */
const angleOf = ({ angleDeg }: TestTurn): number => toRadians(angleDeg);

/** Returns the length of a turn's record. s */
function secondsOf(turn: TestTurn, limits: TurnLimits): number {
  const times = measured.times * turnTimeBound(angleOf(turn), limits);
  return Math.min(measured.most, Math.max(measured.least, times));
}

/** A simulated turn. */
export interface SimulatedTurn {
  readonly turn: TestTurn;
  readonly measured: MeasuredTurn;
  readonly course: TurnCourse;
  /** Standard deviation of the noise on the measured heading. rad */
  readonly noise: number;
}

/** The turns with the settings of a law, and the motor's work at rest. */
export interface SimulatedTurns {
  readonly trials: readonly SimulatedTurn[];
  /** Mean size of the angular acceleration on target with a noisy heading; null for a body without a sensor. rad/s² */
  readonly restEffort: number | null;
}

/** Simulates every turn with these settings of the body's law, from rest, in the real simulation; then rest. */
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

/** Returns a body that turns by an angle, or rests if the angle is 0. rad */
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

/** Simulates bodies side by side, one per turn; in calm air the last one rests. They pass through each other. */
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
  const [restStart, restEnd] = [restFrom * stepRate, Math.min(...ends)];
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

/** Returns the wind of the scene, or one that takes a share of the motor. */
export function windOf({ body, weather, stepRate, seed }: Plant): Partial<Weather> {
  if (weather?.windTorque) return withoutUndefined({ windTorque: weather.windTorque, gusts: weather.gusts });
  const alone = new Simulation({ version: 1, name: 'One body', stepRate, seed, entities: [body] });
  const inertia = inertiaAboutCentre(alone.entities[0].body);
  return { windTorque: windShare * body.limits.angularAcceleration * inertia };
}
