import { expect, test } from 'vitest';
import { courses } from '../rules/courses';
import { levels, nextToTry } from './levels';

const reached = (shares: readonly ('none' | 'bronze' | 'ace')[]) =>
  shares.map((medal, n) =>
    medal === 'none' ? null : { time: courses[n].medals[medal], medal: medal as 'bronze' | 'ace' },
  );

test('the course to try next is the first without a medal', () => {
  const all = courses.map(() => 'none' as const);
  expect(nextToTry(reached(all))).toEqual({ course: 0, words: 'try next' });
  expect(nextToTry(reached(['ace', 'bronze', ...all.slice(2)]))).toEqual({ course: 2, words: 'try next' });
});

test('once all have a medal, it is the one that is nearest to its next one', () => {
  const bronze = courses.map(() => 'bronze' as const);
  // From bronze to silver Moving gates needs 13.87 − 13.32 = 0.55 s. All other courses need more.
  expect(nextToTry(reached(bronze))).toEqual({ course: 7, words: '0.55 s to silver' });
  expect(nextToTry(reached(courses.map(() => 'ace')))).toBeNull();
});

test('a course that was never flown is drawn with the line of its fastest known flight', () => {
  const [slalom, , , stop, , , , moving] = levels().map(({ drawing }) => drawing);
  expect(slalom).toMatchObject({ start: [-50, 0], isFlown: false });
  expect(slalom.gates).toHaveLength(6);
  // The first gate of Slalom is 5 m wide and stands upright at (-34, -9).
  const [[x, y], [, below]] = slalom.gates[0];
  expect([x, y, below].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([-34, -11.5, -6.5]);
  expect(slalom.line[0]).toEqual([-50, 0]);
  expect(stop.rings).toEqual([{ at: [-22, 14], radius: 2.5 }]);
  expect(moving.ways).toHaveLength(4);
});
