// Tests of the texts of Dodge at the end of a run.
import { expect, it } from 'vitest';
import { Tally } from '../rules/score';
import { againstBest, clockText, type DodgeResult, rank, resultLine, scoreParts, spoken } from './text';

const tally = new Tally();
for (const [times, points] of [
  [1, 40],
  [2, 100],
  [1, 50],
])
  tally.add('near', points, times);
tally.add('lured', 80, 2);
tally.add('met', 240, 3);
tally.add('met', 320, 3);
tally.add('own', 5, 1);

/** Example of a result: 400 points for 80 s, and 190 + 80 + 560 + 5 points for events. */
const result: DodgeResult = {
  seconds: 80.04,
  score: 1235,
  tally,
  killer: 'leader',
  kept: { best: 1000, last: [300, 1300, 1000] },
  toBeat: null,
  flaw: null,
};

it('writes time in minutes', () => {
  expect([clockText(7.9), clockText(83)]).toEqual(['0:07', '1:23']);
});

it.each([
  [{ kept: { best: null, last: [] } }, 'Your first score'],
  [{}, 'New best, 235 more'],
  [{ kept: { best: 2000, last: [] } }, 'Best 2\u202f000'],
  [{ flaw: 'it was in slow motion' }, 'It does not count: it was in slow motion.'],
  [{ toBeat: 1198 }, '1\u202f198 beaten by 37. New best, 235 more'],
  [{ toBeat: 1273 }, '38 short of 1\u202f273. New best, 235 more'],
  [{ toBeat: 1235 }, '0 short of 1\u202f235. New best, 235 more'],
  [{ toBeat: 1234567 }, '1\u202f233\u202f332 short of 1\u202f234\u202f567. New best, 235 more'],
])('with %o says %s', (changed, words) => {
  expect(againstBest({ ...result, ...changed })).toBe(words);
});

it('lists all parts of the score', () => {
  expect(scoreParts(result)).toEqual([
    { source: 'seconds', name: 'seconds', count: null, points: 400 },
    { source: 'near', name: 'near misses', count: 3, points: 190 },
    { source: 'lured', name: 'lured into walls', count: 1, points: 80 },
    { source: 'met', name: 'lured into each other', count: 2, points: 560 },
    { source: 'own', name: 'wrecked by themselves', count: 1, points: 5 },
  ]);
});

it('ranks a run among the last ones, and the first one not at all', () => {
  expect(rank(result)).toBe('Better than 2 of your last 3 runs');
  expect(rank({ ...result, kept: { best: null, last: [] } })).toBe('');
  expect(rank({ ...result, kept: { best: 1300, last: [1300] } })).toBe('');
  expect(rank({ ...result, kept: { best: 300, last: [300] } })).toBe('Better than your last run');
  expect(rank({ ...result, kept: { best: 400, last: [300, 400] } })).toBe(
    'Better than all of your last 2 runs',
  );
});

it('has one text with everything for a screen reader', () => {
  expect(spoken(result)).toMatch(
    /^Hit after 80\.0 s by a leader\. Score 1235\. New best, 235 more\. seconds: 400, near misses 3: 190, .*\. Better than 2 of your last 3 runs\.$/,
  );
});

it('has one line with the date of a daily game', () => {
  expect(resultLine(result, 20261121)).toBe('Slew Dodge, 21 Nov: 1235 in 80 s, 3 lured, best ×3.');
  expect(resultLine(result, 7)).toMatch(/^Slew Dodge: 1235 in/);
});
