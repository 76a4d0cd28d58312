// What this device keeps of Par: the best run of each course, and what it earned.

import { bestStore } from '../../../app/ui/best-store';
import type { OwnBest } from '../../../app/view/entry';
import { dayOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { keysOf } from '../rules/course-keys';
import { courses } from '../rules/courses';
import { type MedalName, medalFor } from '../rules/medals';
import { bestRunKey, courseSpec, type Medals } from '../spec';
import { dayMedals } from './day-medals';
import type { KeptRun } from './flown';
import type { OwnPlace } from './own-place';

/** Where a best run is kept, and what times of its course earn. */
export interface Slot {
  readonly name: string;
  /** The date of a day's course, whose runs go when there are too many; null for any other. */
  readonly date: number | null;
  readonly medals: Medals | null;
  /** The scene of one's own whose course it is, which keeps it; null for any other. */
  readonly own: OwnPlace | null;
  /** What that scene keeps; null for nothing. */
  readonly best: OwnBest | null;
  /** Whether it is a course that only somebody else has, whose runs go when there are too many. */
  readonly isForeign: boolean;
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

/** Id of the list of courses that came by links and files and are not kept, and how many of them there are. */
const visited = { id: 'par-visited', most: 10 };

/** Under which name the best run of each of the nine courses is kept, by each of its names. */
let nine: ReadonlyMap<string, string> | null = null;

/** Where the best run of a scenario's course is kept. @param own where the scenario is kept itself @param best that is kept with it */
export function slotOf(
  scenario: Scenario,
  own: OwnPlace | null = null,
  best = own?.scene.best ?? null,
): Slot {
  const spec = scenario.par && courseSpec(scenario.par);
  const date = Number(spec?.id);
  const key = bestRunKey(scenario);
  nine ??= new Map(courses.map(keysOf).flatMap((keys) => keys.map((each) => [each, keys[0]] as const)));
  const name = nine.get(key) ?? key;
  const isDay = dayOf(date) !== null;
  const isForeign = !isDay && !nine.has(key);
  return {
    name,
    date: isDay ? date : null,
    medals: spec?.medals ?? null,
    // A copy of a course that everybody has is that course.
    own: isForeign ? own : null,
    best: isForeign ? best : null,
    isForeign,
  };
}

/** A best run; null without one. @param check gives the record, or null for a value that is none */
export function readKept<Found>(
  { name, date, best, isForeign }: Pick<Slot, 'name' | 'date' | 'best' | 'isForeign'>,
  check: (value: unknown) => Found | null,
): Found | null {
  if (best?.of === name) return check(best.result);
  if (date !== null) return inList(daysId, name, check);
  // One of a course that is not kept may be from before such runs had a list.
  return (isForeign ? inList(visited.id, name, check) : null) ?? bestStore.read(name, check);
}

/** Keeps a best run; that of a day with its date. */
export function writeKept({ name, date, own, isForeign }: Slot, record: KeptRun): void {
  if (own) void own.scenes.keepBest(own.scene.id, { of: name, result: record });
  else if (date !== null) writeToList(daysId, [name, record, date], mostDays);
  else if (isForeign) writeToList(visited.id, [name, record], visited.most);
  else bestStore.write(name, record);
}

/**
 * Gives an own scene the best run of its course from before it was kept: from the list of other courses, and from among the
 * results, where it would push others out and is forgotten once the scene has it.
 */
export async function moveToOwn({ own, name }: Slot): Promise<void> {
  if (!own) return;
  const { scenes } = own;
  const from = { name, date: null, best: null, isForeign: true };
  const time = readKept(from, timeOf);
  const result = readKept(from, (value) => value);
  if (time === null) return;
  const same = (await scenes.list()).filter(({ scenario }) => scenario.par && bestRunKey(scenario) === name);
  const behind = same.filter(
    ({ best }) => time < (best?.of === name ? (timeOf(best.result) ?? Infinity) : Infinity),
  );
  const moved = await Promise.all(behind.map(({ id }) => scenes.keepBest(id, { of: name, result })));
  if (same.length > 0 && moved.every((isKept) => isKept)) bestStore.remove(name);
}

/** What was reached on each of the nine courses, in their order; null where none was flown. */
export function reachedOfCourses(): (Reached | null)[] {
  return courses.map((course) => reachedOn(scenarioOf(course)));
}

/** What was reached on the course of a scenario; null where it was not flown. @param best that is kept with the scenario */
export function reachedOn(scenario: Scenario, best: OwnBest | null = null): Reached | null {
  const slot = slotOf(scenario, null, best);
  const time = readKept(slot, timeOf);
  return time === null ? null : { time, medal: medalFor(time, slot.medals) };
}

/** What was reached on the course of a date; null where it was not flown. */
export function reachedOfDay(date: number): Reached | null {
  const day = bestStore.read(daysId, listOf)?.find(([, , of]) => of === date);
  const time = timeOf(day?.[1]);
  return time === null ? null : { time, medal: medalFor(time, dayMedals(date)) };
}

/** The time of a stored record; null for a value that has none. s */
function timeOf(value: unknown): number | null {
  const { time } = (value ?? {}) as { readonly time?: unknown };
  return typeof time === 'number' && time > 0 ? time : null;
}

/** A run in a list: the course's name, its record and the date of a day's course, all but the name unchecked. */
type Listed = readonly [name: string, record: unknown, date?: unknown];

/** A stored value as runs; null when it is none. */
function listOf(value: unknown): Listed[] | null {
  const isListed = (run: unknown): run is Listed => Array.isArray(run) && typeof run[0] === 'string';
  return Array.isArray(value) ? value.filter(isListed) : null;
}

/** A run in a list of the store. */
function inList<Found>(id: string, name: string, check: (value: unknown) => Found | null): Found | null {
  const run = bestStore.read(id, listOf)?.find(([each]) => each === name);
  return run ? check(run[1]) : null;
}

/** Writes a run to the end of a list. @param most runs in it: the one that was written longest ago goes */
function writeToList(id: string, run: Listed, most: number): void {
  const others = (bestStore.read(id, listOf) ?? []).filter(([each]) => each !== run[0]);
  bestStore.write(id, [...others, run].slice(-most));
}
