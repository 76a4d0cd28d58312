// Tests of near misses: each counts once, when the closest approach is over.
import { expect, it } from 'vitest';
import { NearMissWatch } from './score';

/**
 * Feeds a list of gaps between missile and player (m) to a NearMissWatch. Returns the near misses that it found, each
 * as its smallest gap (m).
 */
const watched = (...gaps: number[]) => {
  const watch = new NearMissWatch();
  return gaps.map((gap) => watch.update(gap)).filter((least) => least !== null);
};

it('returns the miss distance once, when the missile is 1 m farther off again', () => {
  expect(watched(12, 5, 2.5, 1.5, 2.4)).toEqual([]);
  expect(watched(12, 5, 2.5, 1.5, 2.6, 3, 4, 5, 8)).toEqual([1.5]);
});

it('does not count a miss distance above 3 m', () => {
  expect(watched(12, 5, 3.1, 5, 9, 12)).toEqual([]);
});

it('counts a missile once, however often it comes back', () => {
  expect(watched(12, 2, 4, 9, 1, 4, 15, 0.5, 4)).toEqual([2]);
});

it('ends an approach when the missile is gone', () => {
  const watch = new NearMissWatch();
  watch.update(2);
  expect(watch.end()).toBe(2);
  expect(watch.end()).toBeNull();
});
