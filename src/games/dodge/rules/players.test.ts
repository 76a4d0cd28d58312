// How hard the game is: players of little skill last 9 to 24 s, one that knows everything over a minute.
import { describe, expect, it } from 'vitest';
import { foreseer, secondsSurvived, unskilled } from './players.fixture';

/** Enough to see a change of the rules; `npm run bench` prints more of them. */
const seeds = [1, 2];

describe.each(unskilled)('a player who %s', (_, player) => {
  it.each(seeds)('lasts 9 to 24 s with seed %d', (seed) => {
    const seconds = secondsSurvived(seed, player(), 60);
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(24);
  });
});

describe('a player who knows every place and velocity', () => {
  it.each([1])('lasts over a minute with seed %d', { timeout: 60_000 }, (seed) => {
    expect(secondsSurvived(seed, foreseer(), 63)).toBeGreaterThan(60);
  });
});
