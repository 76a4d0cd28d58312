// The texts of Dodge at the end of a run.
import { expect, it } from 'vitest';
import { tooLong } from '../../../ui/sharing/share-run';
import { scoreText, spoken, verdict } from './text';

const result = { seconds: 43.24, score: 1234, nearMisses: 1, wrecks: 2, wave: 5, best: 1000, flaw: null };

it('writes long scores in groups of three', () => {
  expect(scoreText(0)).toBe('0');
  expect(scoreText(999)).toBe('999');
  expect(scoreText(1234567)).toBe('1\u202f234\u202f567');
});

it.each([
  [{ best: null }, 'Your first score.'],
  [{ best: 1000 }, 'New best, 234 more than before.'],
  [{ best: 1234 }, 'As good as your best.'],
  [{ best: 2000 }, 'Your best is 2\u202f000.'],
  [{ best: 1000, flaw: 'it was in slow motion' }, 'It does not count: it was in slow motion.'],
])('with %o says %s', (changed, words) => {
  expect(verdict({ ...result, ...changed })).toBe(words);
});

it('has one sentence with everything for a screen reader', () => {
  expect(spoken(result)).toBe(
    'Hit after 43.2 s. Score 1234, 1 near miss, 2 wrecks, wave 5. New best, 234 more than before.',
  );
});

it('tells why there is a file and no link', () => {
  expect(tooLong(45_100)).toContain('(46 000 characters, 30 000 at most)');
});
