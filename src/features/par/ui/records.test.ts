// Tests of stored best runs: those of days are separate, and only the last thirty days remain.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bestStore } from '../../../app/ui/best-store';
import { memoryStorage } from '../../../app/ui/kit/stored.fixture';
import { memoryDatabase } from '../../../app/ui/saved/database.fixture';
import { OwnScenes } from '../../../app/ui/saved/own-scenes';
import { readScenario } from '../../../lab/files/read-scenario';
import { daysAfter } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { dayCourse } from '../rules/days/days';
import { parGame } from '../rules/game';
import { readRecord } from '../rules/record';
import { keepDay } from './day-medals';
import { bestOfCourses, bestOfDay, bestOn, moveToOwn, readBest, slotOf, writeBest } from './records';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const firstDay = 20261121;

const record = (time: number) => ({ time, splits: [time], poses: [] });
const read = (as: ReturnType<typeof slotOf>) => readBest(as, (value) => readRecord(value, 1));

it('are one per course; those of day courses are in a separate list', () => {
  const nine = courses.map((course) => slotOf(scenarioOf(course)));
  expect(nine.map(({ date }) => date)).toEqual(nine.map(() => null));
  const days = Array.from({ length: 31 }, (_, n) => slotOf(scenarioOf(dayCourse(daysAfter(firstDay, n))!)));
  expect(new Set([...nine, ...days].map(({ name }) => name)).size).toBe(9 + days.length);
  writeBest(nine[0], record(9));
  days.forEach((day, n) => {
    writeBest(day, record(n + 1));
  });
  writeBest(days[days.length - 1], record(0.5));
  expect(read(nine[0])).toEqual(record(9));
  expect(days.map((day) => read(day)?.time)).toEqual([undefined, ...days.slice(2).map((_, n) => n + 2), 0.5]);
});

/**
 * Returns a course that counts as built by the player: a copy of a built-in course with other medals.
 * @param seed random seed of its scene; another seed makes another course
 */
function ownCourse(seed: number): Scenario {
  const hairpin = scenarioOf(courses[0]);
  const medals = { bronze: 9, silver: 8, gold: 7, ace: 6 };
  const { course: _, ...par } = hairpin.par!;
  return { ...hairpin, seed, par: { ...par, medals } };
}

function ownScenes(): OwnScenes {
  let n = 0;
  const { database } = memoryDatabase();
  const newId = () => `id${++n}`;
  return new OwnScenes({ database, games: [parGame], channel: null, now: () => n, newId });
}

/**
 * Saves a scene as one of the player's own. Returns the saved scene, its store, and a function that finds the storage
 * place of its best run.
 */
async function kept(scenario: Scenario, scenes = ownScenes()) {
  const { scene } = await scenes.add(scenario, null, { isMine: true });
  return { slot: () => slotOf(scenario, { scenes, scene: scenes.held(scene.id)! }), scenes, scene };
}

const storedNames = () =>
  (JSON.parse(localStorage.getItem('slew.best.v1') ?? '[]') as [string][]).map(([name]) => name);

it('of courses from links and files are the last ten, and take one place among the results', () => {
  const all = Array.from({ length: 11 }, (_, n) => ownCourse(n + 1));
  all.forEach((course, n) => {
    writeBest(slotOf(course), record(n + 1));
  });
  expect(all.map((course) => read(slotOf(course))?.time)).toEqual([
    undefined,
    ...all.slice(1).map((_, n) => n + 2),
  ]);
  expect(storedNames()).toEqual(['par-visited']);
});

it('of a course of the player are stored with its scene, and earn the medals of that scene', async () => {
  const course = ownCourse(2);
  const { slot, scenes, scene } = await kept(course);
  expect(read(slot())).toBeNull();
  writeBest(slot(), record(7.5));
  expect(read(slot())).toEqual(record(7.5));
  expect(storedNames()).toEqual([]);
  const { best } = (await scenes.find(scene.id))!;
  expect(bestOn(course, best)).toEqual({ time: 7.5, medal: 'silver' });
  // A record of another course gives no best run.
  expect(bestOn(ownCourse(3), best)).toBeNull();
});

it('from older versions are moved to every scene of the course that has no better one', async () => {
  const course = ownCourse(2);
  const { name } = slotOf(course);
  bestStore.write(name, record(8));
  const { slot, scenes, scene } = await kept(course);
  const copy = await kept(course, scenes);
  await scenes.keepBest(copy.scene.id, { of: name, result: record(7) });
  expect(read(slot())).toEqual(record(8));
  await moveToOwn(slot());
  const times = await Promise.all(
    [scene, copy.scene].map(async ({ id }) => (await scenes.find(id))!.best!.result),
  );
  expect(times).toEqual([record(8), record(7)]);
  expect(storedNames()).toEqual([]);
});

it('of the nine courses are the same for a chosen course and one from a link', () => {
  for (const course of courses) {
    const linked = readScenario(scenarioOf(course), [parGame]);
    expect(slotOf(linked)).toEqual(slotOf(scenarioOf(course)));
  }
});

it('of a stored copy of one of the nine courses are those of the course', async () => {
  const slalom = scenarioOf(courses[1]);
  writeBest(slotOf(slalom), record(9));
  const { slot } = await kept({ ...slalom, name: 'Slalom, mine' });
  expect(read(slot())).toEqual(record(9));
  await moveToOwn(slot());
  expect(read(slotOf(slalom))).toEqual(record(9));
});

it('give the medals of the nine courses, and time and proven medal of a day’s course', () => {
  const third = firstDay + 2;
  const course = dayCourse(third)!;
  const medals = { bronze: 12, silver: 10, gold: 9, ace: 8 };
  expect(bestOfDay(third)).toBeNull();
  writeBest(slotOf(scenarioOf(course)), record(10));
  expect(bestOfDay(third)).toEqual({ time: 10, medal: null });
  keepDay(third, { medals, flights: courses[0].flights, gap: 3 });
  writeBest(slotOf(scenarioOf(courses[4])), record(courses[4].medals.bronze + 1));
  expect(bestOfDay(third)).toEqual({ time: 10, medal: 'silver' });
  expect(bestOfDay(firstDay)).toBeNull();
  expect(bestOfCourses()[4]).toEqual({ time: courses[4].medals.bronze + 1, medal: null });

  // The form in which an earlier version or another page has written records.
  const { name } = slotOf(scenarioOf(course));
  for (const day of [[name, record(9)], [name, { time: 'fast' }, third], [name], [name, null, third]]) {
    bestStore.write('par-days', [day]);
    expect(bestOfDay(third)).toBeNull();
  }
});
