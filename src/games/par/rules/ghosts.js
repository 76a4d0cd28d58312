import { courseSpec } from '../spec';
import { scenarioOf } from './course';
import { courseCalled } from './days/days';
import { flownBy, recordOf } from './flight';
/** Times of a ghost over those of its record. */
export function paceOf({ record, time }) {
  return time / record.time;
}
/** When a ghost passes the gates. s */
export function splitsOf(ghost) {
  return ghost.record.splits.map((split) => split * paceOf(ghost));
}
/** The ghosts of the attempt that is on the page. They are no part of it: nothing that flies depends on them. */
let flying = null;
/** The ghosts that fly along with an attempt. */
export function ghostsOf(rules) {
  return flying?.rules === rules ? flying.ghosts : [];
}
export function setGhosts(rules, ghosts) {
  flying = { rules, ghosts };
}
/** Flights flown already, by course and flight. */
const flown = new Map();
/** The ghost of a medal: the slowest known flight of a course that earns it, at the medal's pace; null without one. */
export function medalGhost(id, medal, medals) {
  const course = courseCalled(id);
  if (!course) return null;
  const earning = Object.entries(course.flights)
    .filter(([, { time }]) => time <= medals[medal])
    .sort(([, a], [, b]) => b.time - a.time)[0];
  if (!earning) return null;
  const [name, flight] = earning;
  const key = `${id} ${name}`;
  if (!flown.has(key)) flown.set(key, recordOf(scenarioOf(course, flight)));
  const record = flown.get(key) ?? null;
  return record && { name: medal, whose: 'medal', record, time: medals[medal] };
}
/** Difference of times below which a run took what it is said to take. s */
const sameTime = 0.01;
/** The rival flown last, and its ghost. */
let rival = null;
/** The ghost of the run that a scenario brings along, flown anew; null without one, or when it does not finish. */
export function rivalGhost(scenario) {
  const spec = scenario.par && courseSpec(scenario.par).rival;
  if (!spec) return null;
  if (rival?.spec !== spec) rival = { spec, ghost: flownRival(scenario, spec) };
  return rival.ghost;
}
function flownRival(scenario, { entity, time, name, redraws }) {
  const { controller, guidance, seekDistance, command } = entity;
  const flownAs = { controller, guidance, seekDistance, command };
  const entities = scenario.entities.map((own) => ({ ...own, ...flownAs }));
  const record = flownBy({ ...scenario, entities }, redraws)?.record;
  if (!record) return null;
  const same = Math.abs(record.time - time) < sameTime;
  const words = [name ?? (same ? 'link' : null), same ? null : 'says', time.toFixed(2)];
  return { name: words.filter((word) => word).join(' '), whose: 'link', record, time: record.time };
}
