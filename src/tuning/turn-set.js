import { turnTimeBound } from '../control/time-optimal';
import { inertiaAboutCentre } from '../entities/hull';
import { cos, sin } from '../exact/exact';
import { kindOf } from '../simulation/entity-kinds';
import { Simulation } from '../simulation/simulation';

/** Angles of the turns by what they are made under. The settling band of a smaller one is narrower than the noise, or over before a late heading comes. */
const angles = {
  calm: [10, 30, 60, 90, 130, 170],
  wind: [10, 90, 170],
  headwind: [10, 90, 170],
  delay: [30, 90, 170],
  noise: [90, 170],
};
/** Every turn, in the order of its row. */
const turns = Object.keys(angles).flatMap((condition) =>
  angles[condition].map((angleDeg) => ({ angleDeg, condition })),
);
/** Torque of the wind where the scene has none, as a share of the motor's. */
export const windShare = 0.1;
/** Standard deviation of the noise on the heading where the scene has less. rad; 0.3° */
export const noise = 0.005;
/** How much later than else the heading is told in turns under delay. Steps */
export const delay = 3;
/** The target of a turn is so far off that the little a body moves changes no direction. m */
const targetDistance = 1000;
/** A turn is measured for so many times its time bound, so that what is left of it shows, and for so long at least and at most. s */
const measured = { times: 4, least: 3.5, most: 10 };
/** Rest is measured from here on, to the end of the shortest turn. s */
const restFrom = 1;
/** The turns of the set that a body can make: one without a sensor has no noise. */
export function turnsOf(kind) {
  const { guided } = kindOf({ kind });
  return turns.filter(({ condition }) => guided || (condition !== 'noise' && condition !== 'delay'));
}
/** Angle of a turn. rad */
const angleOf = ({ angleDeg }) => (angleDeg * Math.PI) / 180;
/** How long a turn is measured. s */
function secondsOf(turn, limits) {
  const times = measured.times * turnTimeBound(angleOf(turn), limits);
  return Math.min(measured.most, Math.max(measured.least, times));
}
/** Makes every turn with these settings of the body's law, from rest, in the real simulation; then rests. */
export function makeTurns(plant, controller, turns) {
  const isWindy = ({ condition }) => condition === 'wind' || condition === 'headwind';
  const [still, windy] = [false, true].map((is) => turns.filter((turn) => isWindy(turn) === is));
  const { trials, restEffort } = inWeather(plant, controller, still, {});
  const all = [...trials, ...inWeather(plant, controller, windy, windOf(plant)).trials];
  return { trials: all.sort((a, b) => turns.indexOf(a.turn) - turns.indexOf(b.turn)), restEffort };
}
/** A body that turns by an angle, rad; 0 to rest. */
function bodyFor({ body }, controller, angle, condition) {
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
function inWeather(plant, controller, turns, weather) {
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
  const resting = bodies.at(-1);
  const [restStart, restEnd] = [restFrom * stepRate, Math.min(...ends)];
  let efforts = 0;
  const trials = [];
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
function trialOf(simulation, entity, turn, noise) {
  const meter = simulation.measures.of(entity)?.turn;
  const measured = meter?.last;
  const course = meter?.course;
  if (!measured || !course) throw new RangeError(`a turn by ${turn.angleDeg}° was not measured`);
  return { turn, measured, course, noise };
}
/** The wind of the scene, or one that takes a share of the motor. */
export function windOf({ body, weather, stepRate, seed }) {
  if (weather?.windTorque) return { windTorque: weather.windTorque, gusts: weather.gusts };
  const alone = new Simulation({ version: 1, name: 'One body', stepRate, seed, entities: [body] });
  const inertia = inertiaAboutCentre(alone.entities[0].body);
  return { windTorque: windShare * body.limits.angularAcceleration * inertia };
}
