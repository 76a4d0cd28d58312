// The best runs that are kept: those of days apart from the others, and only the last thirty.
import { expect, it } from 'vitest';
import { daysAfter } from '../../day';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { dayCourse, firstDay, loadDays } from '../rules/days/days';
import { readRecord } from '../rules/record';
import { readKept, slotOf, writeKept } from './run';

const record = (time: number) => ({ time, splits: [time], poses: [] });
const read = (as: ReturnType<typeof slotOf>) => readKept(as, (value) => readRecord(value, 1));

it('are one a course, and those of a day in a list of their own', async () => {
  await loadDays();
  const nine = courses.map((course) => slotOf(scenarioOf(course)));
  expect(nine.map(({ ofDay }) => ofDay)).toEqual(nine.map(() => false));
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
