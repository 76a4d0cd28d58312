// What this device keeps of Par: the best run of each course, and what it earned.
import type { Scenario } from '../../../simulation/scenario';
import { bestStore } from '../../../ui/best-store';
import { dayOf } from '../../day';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { type MedalName, medalFor, medalNames } from '../rules/medals';
import type { ParRecord } from '../rules/record';
import { bestRunKey, courseSpec, type Medals } from '../spec';

/** Where a best run is kept, and what times of its course earn. */
export interface Slot {
  readonly name: string;
  /** The date of a day's course, whose runs go when there are too many; null for any other. */
  readonly date: number | null;
  readonly medals: Medals | null;
}

/** A best time and the best medal that it earns. */
export interface Reached {
  /** s */
  readonly time: number;
  readonly medal: MedalName | null;
}

/** Id of the list of days. */
const daysId = 'par-days';

/** Days that are kept. */
const mostDays = 30;

/** Where the best run of a scenario's course is kept. */
export function slotOf(scenario: Scenario): Slot {
  const spec = scenario.par && courseSpec(scenario.par);
  const date = Number(spec?.id);
  return {
    name: bestRunKey(scenario),
    date: dayOf(date) === null ? null : date,
    medals: spec?.medals ?? null,
  };
}

/** A best run; null without one. @param check gives the record, or null for a value that is none */
export function readKept<Found>(
  { name, date }: Pick<Slot, 'name' | 'date'>,
  check: (value: unknown) => Found | null,
): Found | null {
  if (date === null) return bestStore.read(name, check);
  const day = bestStore.read(daysId, listOf)?.find(([each]) => each === name);
  return day ? check(day[1]) : null;
}

/** A day's is kept with its date and medal: its course may be away when they are asked for. */
export function writeKept({ name, date, medals }: Slot, record: ParRecord): void {
  if (date === null) {
    bestStore.write(name, record);
    return;
  }
  const others = (bestStore.read(daysId, listOf) ?? []).filter(([each]) => each !== name);
  const day = [name, record, date, medalFor(record.time, medals)];
  bestStore.write(daysId, [...others, day].slice(-mostDays));
}

/** What was reached on each of the nine courses, in their order; null where none was flown. */
export function reachedOfCourses(): (Reached | null)[] {
  return courses.map((course) => reachedOn(scenarioOf(course)));
}

/** What was reached on the course of a scenario; null where it was not flown. */
export function reachedOn(scenario: Scenario): Reached | null {
  const slot = slotOf(scenario);
  const time = readKept(slot, timeOf);
  return time === null ? null : { time, medal: medalFor(time, slot.medals) };
}

/** What was reached on the course of a date; null where it was not flown. */
export function reachedOfDay(date: number): Reached | null {
  const day = bestStore.read(daysId, listOf)?.find(([, , of]) => of === date);
  const time = timeOf(day?.[1]);
  const medal = medalNames.find((name) => name === day?.[3]) ?? null;
  return time === null ? null : { time, medal };
}

/** The time of a stored record; null for a value that has none. s */
function timeOf(value: unknown): number | null {
  const { time } = (value ?? {}) as { readonly time?: unknown };
  return typeof time === 'number' && time > 0 ? time : null;
}

/** A day: the course's name, its record, date and medal, all but the name unchecked. */
type Day = readonly [name: string, record: unknown, date?: unknown, medal?: unknown];

/** A stored value as days; null when it is none. */
function listOf(value: unknown): Day[] | null {
  const isDay = (day: unknown): day is Day => Array.isArray(day) && typeof day[0] === 'string';
  return Array.isArray(value) ? value.filter(isDay) : null;
}
