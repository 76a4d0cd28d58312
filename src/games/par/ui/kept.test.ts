// The best runs that are kept: those of days apart from the others, and only the last thirty.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bestStore } from '../../../ui/best-store';
import { memoryStorage } from '../../../ui/kit/stored.fixture';
import { daysAfter } from '../../day';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { dayCourse, firstDay, loadDays } from '../rules/days/days';
import { readRecord } from '../rules/record';
import { reachedOfCourses, reachedOfDay, reachedOn, readKept, slotOf, writeKept } from './kept';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const record = (time: number) => ({ time, splits: [time], poses: [] });
const read = (as: ReturnType<typeof slotOf>) => readKept(as, (value) => readRecord(value, 1));

it('are one a course, and those of a day in a list of their own', async () => {
  await loadDays();
  const nine = courses.map((course) => slotOf(scenarioOf(course)));
  expect(nine.map(({ date }) => date)).toEqual(nine.map(() => null));
  const days = Array.from({ length: 31 }, (_, n) => slotOf(scenarioOf(dayCourse(daysAfter(firstDay, n))!)));
  expect(new Set([...nine, ...days].map(({ name }) => name)).size).toBe(9 + days.length);
  writeKept(nine[0], record(9));
  days.forEach((day, n) => {
    writeKept(day, record(n + 1));
  });
  writeKept(days[days.length - 1], record(0.5));
  expect(read(nine[0])).toEqual(record(9));
  expect(days.map((day) => read(day)?.time)).toEqual([undefined, ...days.slice(2).map((_, n) => n + 2), 0.5]);
});

it('tell time and medal of a course of one’s own, by the medals that its file has', () => {
  const hairpin = scenarioOf(courses[0]);
  const medals = { bronze: 9, silver: 8, gold: 7, ace: 6 };
  const own = { ...hairpin, seed: 2, par: { ...hairpin.par!, course: undefined, medals } };
  expect(reachedOn(own)).toBeNull();
  writeKept(slotOf(own), record(7.5));
  expect(reachedOn(own)).toEqual({ time: 7.5, medal: 'silver' });
});

it('tell the medals of the nine courses, and time and medal of a day without its course', async () => {
  await loadDays();
  const third = firstDay + 2;
  const course = dayCourse(third)!;
  expect(reachedOfDay(third)).toBeNull();
  writeKept(slotOf(scenarioOf(course)), record(course.medals.silver));
  writeKept(slotOf(scenarioOf(courses[4])), record(courses[4].medals.bronze + 1));
  expect(reachedOfDay(third)).toEqual({ time: course.medals.silver, medal: 'silver' });
  expect(reachedOfDay(firstDay)).toBeNull();
  expect(reachedOfCourses()[4]).toEqual({ time: courses[4].medals.bronze + 1, medal: null });

  // As an earlier version, or another page, has written them.
  const { name } = slotOf(scenarioOf(course));
  for (const day of [
    [name, record(9)],
    [name, { time: 'fast' }, third, 'gold'],
    [name],
    [name, null, third],
  ]) {
    bestStore.write('par-days', [day]);
    expect(reachedOfDay(third)).toBeNull();
  }
  bestStore.write('par-days', [[name, record(9), third, 'platinum']]);
  expect(reachedOfDay(third)).toEqual({ time: 9, medal: null });
});
