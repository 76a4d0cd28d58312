import { bestStore } from '../../../ui/best-store';
import { dayOf } from '../../day';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { medalFor, medalNames } from '../rules/medals';
import { bestRunKey, courseSpec } from '../spec';

/** Id of the list of days. */
const daysId = 'par-days';
/** Days that are kept. */
const mostDays = 30;
/** Where the best run of a scenario's course is kept. */
export function slotOf(scenario) {
  const spec = scenario.par && courseSpec(scenario.par);
  const date = Number(spec?.id);
  return {
    name: bestRunKey(scenario),
    date: dayOf(date) === null ? null : date,
    medals: spec?.medals ?? null,
  };
}
/** A best run; null without one. @param check gives the record, or null for a value that is none */
export function readKept({ name, date }, check) {
  if (date === null) return bestStore.read(name, check);
  const day = bestStore.read(daysId, listOf)?.find(([each]) => each === name);
  return day ? check(day[1]) : null;
}
/** A day's is kept with its date and medal: its course may be away when they are asked for. */
export function writeKept({ name, date, medals }, record) {
  if (date === null) {
    bestStore.write(name, record);
    return;
  }
  const others = (bestStore.read(daysId, listOf) ?? []).filter(([each]) => each !== name);
  const day = [name, record, date, medalFor(record.time, medals)];
  bestStore.write(daysId, [...others, day].slice(-mostDays));
}
/** What was reached on each of the nine courses, in their order; null where none was flown. */
export function reachedOfCourses() {
  return courses.map((course) => {
    const slot = slotOf(scenarioOf(course));
    const time = readKept(slot, timeOf);
    return time === null ? null : { time, medal: medalFor(time, slot.medals) };
  });
}
/** What was reached on the course of a date; null where it was not flown. */
export function reachedOfDay(date) {
  const day = bestStore.read(daysId, listOf)?.find(([, , of]) => of === date);
  const time = timeOf(day?.[1]);
  const medal = medalNames.find((name) => name === day?.[3]) ?? null;
  return time === null ? null : { time, medal };
}
/** The time of a stored record; null for a value that has none. s */
function timeOf(value) {
  const { time } = value ?? {};
  return typeof time === 'number' && time > 0 ? time : null;
}
/** A stored value as days; null when it is none. */
function listOf(value) {
  const isDay = (day) => Array.isArray(day) && typeof day[0] === 'string';
  return Array.isArray(value) ? value.filter(isDay) : null;
}
