// Results of Par stored on this device: the best run of each course, and its medal.

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

/** Storage place of the best run of a course, with the medals of that course. */
export interface RecordSlot {
  readonly name: string;
  /** Date of a daily course, such as 20261121; null for any other course. */
  readonly date: number | null;
  readonly medals: Medals | null;
  /** Saved scene with the best run. Null if the course is unsaved, built-in or daily. */
  readonly own: StoredScene | null;
  /** Best run that is stored with the saved scene. Null if there is none. */
  readonly best: OwnBest | null;
  /** Whether the course is neither built-in nor daily. */
  readonly isForeign: boolean;
}

/** A best time on a course, and the best medal that it earns. */
export interface BestTime {
  /** Time of the best run. s */
  readonly time: number;
  readonly medal: MedalName | null;
}

/** Id of the stored list of best runs on daily courses. */
const daysId = 'par-days';

/** Largest number of daily courses in the stored list of best runs. */
const mostDays = 30;

/** Storage id and maximum length of the list of best runs on courses from links and files. */
const visited = { id: 'par-visited', most: 10 };

/**
 * Maps each storage key of a built-in course, old or new, to the storage key for new runs of this course. Null before
 * the first use.
 */
let newRunKeys: ReadonlyMap<string, string> | null = null;

/**
 * Returns the storage place for the best run of a scenario's course.
 * @param own saved scene with this course; null if there is none
 * @param best run stored with the saved scene; null if there is none
 */
export function slotOf(
  scenario: Scenario,
  own: StoredScene | null = null,
  best = own?.scene.best ?? null,
): RecordSlot {
  const spec = scenario.par && courseSpec(scenario.par);
  const date = Number(spec?.id);
  const key = bestRunKey(scenario);
  newRunKeys ??= new Map(courses.map(keysOf).flatMap((keys) => keys.map((each) => [each, keys[0]] as const)));
  const name = newRunKeys.get(key) ?? key;
  const isDay = dayOf(date) !== null;
  const isForeign = !isDay && !newRunKeys.has(key);
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

/**
 * Reads the best run of a course. Null if there is none.
 * @param check converts the stored value, or returns null if it is invalid
 */
export function readBest<Found>(
  { name, date, best, isForeign }: Pick<RecordSlot, 'name' | 'date' | 'best' | 'isForeign'>,
  check: (value: unknown) => Found | null,
): Found | null {
  if (best?.of === name) return check(best.result);
  if (date !== null) return inList(daysId, name, check);
  // Records from before the list existed are stored separately.
  return (isForeign ? inList(visited.id, name, check) : null) ?? bestStore.read(name, check);
}

/** Stores the best run of a course. For a daily course, also stores the date. */
export function writeBest({ name, date, own, isForeign }: RecordSlot, record: RunRecord): void {
  if (own) void own.scenes.keepBest(own.scene.id, { of: name, result: record });
  else if (date !== null) writeToList(daysId, [name, record, date], mostDays);
  else if (isForeign) writeToList(visited.id, [name, record], visited.most);
  else bestStore.write(name, record);
}

/**
 * Moves a course's best run into saved scenes of that course. A scene gets the run if the scene holds no run of the
 * course, or a slower one.
 */
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

/** Storage places of the best runs of the nine built-in courses, in order. Null before the first use. */
let builtInSlots: readonly RecordSlot[] | null = null;

/** Returns the best time and medal of each built-in course. Null if never flown. */
export function bestOfCourses(): (BestTime | null)[] {
  builtInSlots ??= courses.map((course) => slotOf(scenarioOf(course)));
  return builtInSlots.map(bestIn);
}

/** Time between two places of the drawn track of a best run. s */
const lineSpacing = 0.2;

/** Returns the track of the best run of a built-in course. m. Null if the course was never flown. */
export function bestLineOf(course: Course): Place[] | null {
  const record = readBest(slotOf(scenarioOf(course)), (value) => readRecord(value, course.gates.length));
  if (!record) return null;
  return Array.from({ length: Math.ceil(record.time / lineSpacing) + 1 }, (_, n) =>
    placeOf(poseAtTime(record, n * lineSpacing)),
  );
}

/**
 * Returns the best time and medal of a scenario's course, from `best` or else from the separately stored best runs.
 * Null if neither has a run.
 * @param best best run saved together with the scenario; null if there is none. Not used for built-in and daily courses
 */
export function bestOn(scenario: Scenario, best: OwnBest | null = null): BestTime | null {
  return bestIn(slotOf(scenario, null, best));
}

/** Returns the stored best time and its medal. Null if no time is stored. */
function bestIn(slot: RecordSlot): BestTime | null {
  const time = readBest(slot, timeOf);
  return time === null ? null : { time, medal: medalFor(time, slot.medals) };
}

/**
 * Returns the best time and medal of a daily course. Null if it was never flown.
 * @param date a number such as 20261121
 */
export function bestOfDay(date: number): BestTime | null {
  const day = bestStore.read(daysId, listOf)?.find(([, , of]) => of === date);
  const time = timeOf(day?.[1]);
  return time === null ? null : { time, medal: medalFor(time, dayMedals(date)) };
}

/** Returns the time of a stored record. s. Null for an invalid value. */
function timeOf(value: unknown): number | null {
  const { time } = (value ?? {}) as { readonly time?: unknown };
  return typeof time === 'number' && time > 0 ? time : null;
}

/**
 * Entry of a list of best runs: key of the course, record, and date for a daily course. Record and date are unchecked.
 */
type RunRow = readonly [name: string, record: unknown, date?: unknown];

function listOf(value: unknown): RunRow[] | null {
  const isRow = (run: unknown): run is RunRow => Array.isArray(run) && typeof run[0] === 'string';
  return Array.isArray(value) ? value.filter(isRow) : null;
}

/**
 * Returns the record of a course from a stored list. Null if the list has none.
 * @param id key of the list in the storage
 * @param name key of the course
 * @param check converts the stored value, or returns null if it is invalid
 */
function inList<Found>(id: string, name: string, check: (value: unknown) => Found | null): Found | null {
  const run = bestStore.read(id, listOf)?.find(([each]) => each === name);
  return run ? check(run[1]) : null;
}

function writeToList(id: string, run: RunRow, most: number): void {
  const others = (bestStore.read(id, listOf) ?? []).filter(([each]) => each !== run[0]);
  bestStore.write(id, [...others, run].slice(-most));
}
