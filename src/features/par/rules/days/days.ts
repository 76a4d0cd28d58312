// The daily courses: one for each date, made from the date alone. Each device computes their medals.
import { dayOf } from '../../../../lab/scenarios/day';
import { Simulation } from '../../../../world/simulation/simulation';
import { type PlainCourse, planOf, scenarioOf } from '../course';
import { courses } from '../courses';
import { shortestLength, timeBound } from '../figures';
import { reachOf } from '../gate';
import { ParRules } from '../par-rules';
import { flight } from '../search';
import { dayLayout, type Layout } from './layout';

/** Amount added to the random seed after a layout was refused */
const nextSeed = 1_000_003;

/** Distances at which waypoints count as reached, for the three test flights of a random course. m */
const testSeeks = {
  /** Distance at which waypoints count as reached in the first test flight. m */
  first: 2,
  /** Distances at which waypoints count as reached in the second and the third test flight. m */
  others: [5, 8],
};

/**
 * Limits for test flights of a random course, s. `slowest`: longest time. `leastRoom`: least time above the theoretical
 * minimum.
 */
export const refusals = { slowest: 26, leastRoom: 1.25 };

/** Cache of the daily courses, by date. */
const made = new Map<number, PlainCourse>();

/** Returns the daily course of a date such as 20261121. Null for an invalid date. */
export function dayCourse(date: number): PlainCourse | null {
  if (dayOf(date) === null) return null;
  const known = made.get(date);
  if (known) return known;
  let seed = date;
  while (!isWorthFlying(courseBy(date, seed))) seed += nextSeed;
  const course = courseBy(date, seed);
  made.set(date, course);
  return course;
}

/** Whether a text is the id of a built-in course, or the date of a daily course. */
export const isCourse = (id: string): boolean =>
  courses.some((course) => course.id === id) || dayOf(Number(id)) !== null;

/** Returns the course of an id such as `slalom` or `20261121`. Null for any other id. */
export const courseCalled = (id: string): PlainCourse | null =>
  courses.find((course) => course.id === id) ?? dayCourse(Number(id));

const courseBy = (date: number, seed: number) => plainCourse(date, dayLayout(seed));

/** Makes the daily course of a date from a layout. @param date a number such as 20261121 */
export function plainCourse(date: number, { limits, ...layout }: Layout): PlainCourse {
  const count = { 7: 'Seven', 8: 'Eight', 9: 'Nine' }[layout.gates.length] ?? layout.gates.length;
  return {
    id: String(date),
    name: `${dayOf(date)} ${Math.floor(date / 10_000)}`,
    hint: `${count} gates, the same for everybody on ${dayOf(date)}.`,
    ...layout,
    limits: [limits],
  };
}

/** Returns whether a random course can be a daily course. Test flights must be neither too slow nor almost perfect. */
export function isWorthFlying(course: PlainCourse): boolean {
  const plan = flown(course, testSeeks.first);
  if (!plan) return false;
  const leaveRoom = (time: number) => time - plan.bound >= refusals.leastRoom;
  return (
    leaveRoom(plan.time) &&
    testSeeks.others.every((seekDistance) => leaveRoom(flown(course, seekDistance)?.time ?? Infinity))
  );
}

/**
 * Simulates a flight straight through the gates' centres.
 * @param seekDistance distance within which a waypoint counts as reached, m
 * @returns time of this flight, and lower bound for the time of any flight, s; null if the flight fails or takes too
 * long
 */
function flown(course: PlainCourse, seekDistance: number): { time: number; bound: number } | null {
  const scenario = scenarioOf(course, { time: 0, seekDistance });
  const simulation = new Simulation(scenario, [(world) => new ParRules(scenario.par!, world)]);
  const [{ controller }] = simulation.entities;
  const plan = { seekDistance, controller, waypoints: planOf(course) };
  const found = flight(simulation, plan, null, refusals.slowest);
  const rules = simulation.systems.find((system) => system instanceof ParRules);
  return found && { time: found.flight.time, bound: rules ? roughBound(rules) : 0 };
}

/**
 * Returns a rough lower bound of the time of any run on a course. s. Do not change this function: its result decides
 * which daily courses are accepted.
 */
function roughBound({ course, gates, limits }: ParRules): number {
  const widest = Math.max(...gates.map(reachOf));
  const length = shortestLength(
    course.start,
    gates.map(({ at }) => at),
    gates.map(() => widest),
  );
  return timeBound(length, limits, limits.timeStep);
}
