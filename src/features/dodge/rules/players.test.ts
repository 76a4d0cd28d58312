// Tests of the game's difficulty: players of little skill survive 9 to 24 s.
import { describe, expect, it } from 'vitest';
import { circler, faredOver, secondsSurvived, unskilled } from './players.fixture';

/** Seeds of the tested games. The command `npm run bench:dodge` plays more games. */
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
  // The seconds alone give 5 points a second.
  expect(circling.perRun).toBeLessThan(300);
});
