// How hard the game is for those of little skill: they last 9 to 24 s.
import { describe, expect, it } from 'vitest';
import { circler, faredOver, secondsSurvived, unskilled } from './players.fixture';

/** Enough to see a change of the rules; `npm run bench:dodge` prints more of them. */
const seeds = [1, 2];

describe.each(unskilled)('a player who %s', (_, player) => {
  it.each(seeds)('lasts 9 to 24 s with seed %d', (seed) => {
    const seconds = secondsSurvived(seed, player(), 60);
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(24);
  });
});

it('circling a pillar for ever earns little in a run', () => {
  const circling = faredOver(seeds, () => circler, 60);
  // Points of the seconds alone are 5 a second.
  expect(circling.perRun).toBeLessThan(300);
});
