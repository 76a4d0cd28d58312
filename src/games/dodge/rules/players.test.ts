// How hard the game is: players of little skill last 10 to 30 s, one that knows everything over two minutes.
import { describe, expect, it } from 'vitest';
import { foreseer, secondsSurvived, unskilled } from './players.fixture';

/** Enough to see a change of the rules; `npm run bench` prints more of them. */
const seeds = [1, 2];

describe.each(unskilled)('a player who %s', (_, player) => {
  it.each(seeds)('lasts 10 to 30 s with seed %d', (seed) => {
    const seconds = secondsSurvived(seed, player(), 60);
    expect(seconds).toBeGreaterThan(10);
    expect(seconds).toBeLessThan(30);
  });
});

describe('a player who knows every place and velocity', () => {
  it.each(seeds)('lasts over two minutes with seed %d', { timeout: 60_000 }, (seed) => {
    expect(secondsSurvived(seed, foreseer(), 121)).toBeGreaterThan(120);
  });
});
