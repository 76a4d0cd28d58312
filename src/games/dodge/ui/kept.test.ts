// What is kept of runs and days, and what becomes of rubbish in the storage.
import { describe, expect, it } from 'vitest';
import { dodge } from '../scenario';
import {
  bestOfDay,
  checkDays,
  checkKept,
  dayOfOldRules,
  keep,
  keepDay,
  readDay,
  readKept,
  withRun,
} from './kept';
import { bestIdOf, encodeRun } from './runs';

it('keeps the best score and the last ten, oldest first', () => {
  for (let score = 1; score <= 12; score++) keep('ten', score === 3 ? 99 : score);
  expect(readKept('ten')).toEqual({ best: 99, last: [99, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
});

it('counts the tries of a day, and keeps its best run', () => {
  const first = withRun(null, 100, 'abc');
  expect(first).toEqual({ best: 100, tries: 1, run: 'abc' });
  expect(withRun(first, 90, 'worse')).toEqual({ best: 100, tries: 2, run: 'abc' });
  expect(withRun(first, 110, 'better')).toEqual({ best: 110, tries: 2, run: 'better' });
});

it('keeps no run that is too long, and not that of a lower score in its place', () => {
  const first = withRun(null, 100, 'abc');
  expect(withRun(first, 110, 'x'.repeat(30_001))).toEqual({ best: 110, tries: 2 });
});

it('keeps thirty days, the latest', () => {
  for (let day = 1; day <= 31; day++) keepDay('days', 20261000 + day, day, null);
  expect(readDay('days', 20261001)).toBeNull();
  expect(readDay('days', 20261002)).toEqual({ best: 2, tries: 1 });
  expect(readDay('days', 20261031)).toEqual({ best: 31, tries: 1 });
});

it('leaves out what is rubbish, and keeps the rest', () => {
  const good = { best: 5, tries: 1, run: 'a' };
  const days = {
    20261121: good,
    20261122: { best: -1, tries: 1 },
    20261123: 'x',
    20261124: { best: 1, tries: 1, run: 7 },
  };
  expect(checkDays(days)).toEqual({ 20261121: good });
  for (const rubbish of [null, 7, 'x']) expect(checkDays(rubbish)).toBeNull();
  for (const rubbish of [null, 7, {}, { best: 1 }, { best: 1, last: [Number.NaN] }, { best: 1.5, last: [] }])
    expect(checkKept(rubbish)).toBeNull();
});

describe('a day that was played by older rules', () => {
  const seed = 20261120;
  const letters = encodeRun({
    ...dodge,
    seed,
    seconds: 2,
    timeline: [{ at: 1, entity: 0, target: [5, 0] }],
  })!;

  it('shows the newest of them, and its run until there is one by the rules of today', () => {
    expect(dayOfOldRules(seed)).toBeNull();
    keepDay('dodge-2', seed, 90, letters);
    // The missiles of version 2 flew otherwise.
    expect(bestOfDay(seed)).toBeNull();
    keepDay('dodge-3', seed, 70, letters);
    expect(dayOfOldRules(seed)).toEqual({ best: 70, tries: 1, run: letters, rules: 3 });
    expect(bestOfDay(seed)).toMatchObject({ seed, dodge: { rules: 3 }, timeline: [{ target: [5, 0] }] });
    keepDay(bestIdOf(dodge), seed, 60, letters);
    expect(bestOfDay(seed)?.dodge).toEqual(dodge.dodge);
  });
});
