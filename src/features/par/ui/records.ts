// Par records stored on this device: the best run of each course, and the medals earned.

import { bestStore } from '../../../app/ui/best-store';
import type { OwnBest } from '../../../app/view/entry';
import { dayOf } from '../../../lab/scenarios/day';
import { type Place, placeOf } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { type Course, scenarioOf } from '../rules/course';
import { keysOf } from '../rules/course-keys';
import { courses } from '../rules/courses';
import { type MedalName, medalFor } from '../rules/medals';
import { poseAtTime, readRecord } from '../rules/record';
import { bestRunKey, courseSpec, type Medals } from '../spec';
import { dayMedals } from './day-medals';
import type { StoredScene } from './own-course-store';
import type { RunRecord } from './run-record';

/** Storage place of the best run of a course, and the medals of that course. */
export interface RecordSlot {
  readonly name: string;
  /** Date of a daily course; null for others. The list of days only keeps the newest runs. */
  readonly date: number | null;
  readonly medals: Medals | null;
  /** Saved scene that stores the best run of this course; null without one. */
  readonly own: StoredScene | null;
  /** Best run stored with the saved scene; null without one. */
  readonly best: OwnBest | null;
  /**
   * Whether the course came by link or file and is not saved here. The list of such courses only keeps the newest runs.
   */
  readonly isForeign: boolean;
}

/** A best time, and the best medal that it earns. */
export interface BestTime {
  /** s */
  readonly time: number;
  readonly medal: MedalName | null;
}

/** Id of the stored list of days. */
const daysId = 'par-days';

/** Number of days in that list. */
const mostDays = 30;

/** Stored list of courses from links and files: its id and its length. */
const visited = { id: 'par-visited', most: 10 };

/** Storage key of each built-in course, by all keys of that course. Null before it is first needed. */
let nine: ReadonlyMap<string, string> | null = null;

/**
 * Returns where the best run of a scenario's course is stored.
 * @param own saved scene with this course; null without one
 * @param best run stored with that scene
 */
export function slotOf(
  scenario: Scenario,
  own: StoredScene | null = null,
  best = own?.scene.best ?? null,
): RecordSlot {
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
    // A saved copy of a built-in course counts as that built-in course.
    own: isForeign ? own : null,
    best: isForeign ? best : null,
    isForeign,
  };
}

/** Reads a best run; null without one. @param check converts the record, or returns null for an invalid value */
export function readBest<Found>(
  { name, date, best, isForeign }: Pick<RecordSlot, 'name' | 'date' | 'best' | 'isForeign'>,
  check: (value: unknown) => Found | null,
): Found | null {
  if (best?.of === name) return check(best.result);
  if (date !== null) return inList(daysId, name, check);
  // Records from before the list existed are stored separately.
  return (isForeign ? inList(visited.id, name, check) : null) ?? bestStore.read(name, check);
}

/** Stores a best run, with its date for a daily course. */
export function writeBest({ name, date, own, isForeign }: RecordSlot, record: RunRecord): void {
  if (own) void own.scenes.keepBest(own.scene.id, { of: name, result: record });
  else if (date !== null) writeToList(daysId, [name, record, date], mostDays);
  else if (isForeign) writeToList(visited.id, [name, record], visited.most);
  else bestStore.write(name, record);
}

/** Moves an older best run of a course into the saved scenes with the same course. */
export async function moveToOwn({ own, name }: RecordSlot): Promise<void> {
  // It is taken from the list of received courses or from the separate results, and removed there once the
  // scenes have it.
  if (!own) return;
  const { scenes } = own;
  const from = { name, date: null, best: null, isForeign: true };
  const time = readBest(from, timeOf);
  const result = readBest(from, (value) => value);
  if (time === null) return;
  const same = (await scenes.list()).filter(({ scenario }) => scenario.par && bestRunKey(scenario) === name);
  const behind = same.filter(
    ({ best }) => time < (best?.of === name ? (timeOf(best.result) ?? Infinity) : Infinity),
  );
  const moved = await Promise.all(behind.map(({ id }) => scenes.keepBest(id, { of: name, result })));
  if (same.length > 0 && moved.every((isKept) => isKept)) bestStore.remove(name);
}

/** Returns the best times and medals of the nine courses, in order; null for a course without a run. */
export function bestOfCourses(): (BestTime | null)[] {
  return courses.map((course) => bestOn(scenarioOf(course)));
}

/** Time between two places of a drawn line. s */
const lineSpacing = 0.2;

/** Returns the line of the best run of a built-in course; null without a run. m */
export function bestLineOf(course: Course): Place[] | null {
  const record = readBest(slotOf(scenarioOf(course)), (value) => readRecord(value, course.gates.length));
  if (!record) return null;
  return Array.from({ length: Math.ceil(record.time / lineSpacing) + 1 }, (_, n) =>
    placeOf(poseAtTime(record, n * lineSpacing)),
  );
}

/**
 * Returns the best time and medal of a scenario's course; null without a run.
 * @param best run stored with the scenario
 */
export function bestOn(scenario: Scenario, best: OwnBest | null = null): BestTime | null {
  const slot = slotOf(scenario, null, best);
  const time = readBest(slot, timeOf);
  return time === null ? null : { time, medal: medalFor(time, slot.medals) };
}

/** Returns the best time and medal of a daily course; null without a run. */
export function bestOfDay(date: number): BestTime | null {
  const day = bestStore.read(daysId, listOf)?.find(([, , of]) => of === date);
  const time = timeOf(day?.[1]);
  return time === null ? null : { time, medal: medalFor(time, dayMedals(date)) };
}

/** Returns the time of a stored record. s; null for an invalid value. */
function timeOf(value: unknown): number | null {
  const { time } = (value ?? {}) as { readonly time?: unknown };
  return typeof time === 'number' && time > 0 ? time : null;
}

/** Entry of a list: key of the course, record, and date of a daily course. Only the key is checked. */
type RunRow = readonly [name: string, record: unknown, date?: unknown];

/** Checks a stored list; null if it is not a list. */
function listOf(value: unknown): RunRow[] | null {
  const isRow = (run: unknown): run is RunRow => Array.isArray(run) && typeof run[0] === 'string';
  return Array.isArray(value) ? value.filter(isRow) : null;
}

/**
 * Finds the record of a course in a stored list; null without one.
 * @param id of the list
 * @param name key of the course
 */
function inList<Found>(id: string, name: string, check: (value: unknown) => Found | null): Found | null {
  const run = bestStore.read(id, listOf)?.find(([each]) => each === name);
  return run ? check(run[1]) : null;
}

/** Appends a run to a stored list. @param most length of the list; beyond it the oldest entry is removed */
function writeToList(id: string, run: RunRow, most: number): void {
  const others = (bestStore.read(id, listOf) ?? []).filter(([each]) => each !== run[0]);
  bestStore.write(id, [...others, run].slice(-most));
}
