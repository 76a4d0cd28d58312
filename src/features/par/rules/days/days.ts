// The courses of the days: one for every date, made from the date alone. Their medals are flown for on the device.
import { dayOf } from '../../../../lab/scenarios/day';
import { Simulation } from '../../../../world/simulation/simulation';
import { type PlainCourse, planOf, scenarioOf } from '../course';
import { courses } from '../courses';
import { ParRules } from '../par-rules';
import { flight } from '../search';
import { type Layout, layoutOf } from './layout';

/** A prime: seeds of the layouts of a date after a refused one are so far apart. */
const nextSeed = 1_000_003;

/** Seek distances of the flights by which a layout is judged: of the untouched plan, and of further ones. m */
const judgedSeeks = { plan: 2, others: [5, 8] };

/** When a layout is refused: above the slowest untouched plan, or where its fastest judged flight is nearer to the bound than this. s */
export const refusals = { slowest: 26, leastRoom: 1.25 };

/** Courses of dates that were asked for. */
const made = new Map<number, PlainCourse>();

/** The course of a date such as 20261121; null for what is no date. */
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

/** Whether an id is that of a course that addresses name: a built-in one, or a date. */
export const isCourse = (id: string): boolean =>
  courses.some((course) => course.id === id) || dayOf(Number(id)) !== null;

/** The course of an id, `slalom` or `20261121`; null for any other. */
export const courseCalled = (id: string): PlainCourse | null =>
  courses.find((course) => course.id === id) ?? dayCourse(Number(id));

const courseBy = (date: number, seed: number) => plainCourse(date, layoutOf(seed));

/** A layout as a course of a date. */
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

/** Whether the untouched plan comes through a course in time, and enough is left to win: then the medals are far apart. */
export function isWorthFlying(course: PlainCourse): boolean {
  const plan = flown(course, judgedSeeks.plan);
  if (!plan) return false;
  const leaveRoom = (time: number) => time - plan.bound >= refusals.leastRoom;
  return (
    leaveRoom(plan.time) &&
    judgedSeeks.others.every((seekDistance) => leaveRoom(flown(course, seekDistance)?.time ?? Infinity))
  );
}

/** The time of the untouched plan with a seek distance, and the lower bound of any time, s; null if it misses a gate or takes too long. */
function flown(course: PlainCourse, seekDistance: number): { time: number; bound: number } | null {
  const scenario = scenarioOf(course, { time: 0, seekDistance });
  const simulation = new Simulation(scenario, [(world) => new ParRules(scenario.par!, world)]);
  const [{ controller }] = simulation.entities;
  const plan = { seekDistance, controller, waypoints: planOf(course) };
  const found = flight(simulation, plan, null, refusals.slowest);
  const rules = simulation.systems.find((system) => system instanceof ParRules);
  return found && { time: found.flight.time, bound: rules?.bound ?? 0 };
}
