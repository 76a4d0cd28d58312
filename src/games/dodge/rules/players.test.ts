// How hard the game is: players of little skill last 9 to 24 s, one that knows everything over a minute.
import { describe, expect, it } from 'vitest';
import { dodge } from '../scenario';
import { careful, circler, faredOver, Game, secondsSurvived, unskilled } from './players.fixture';

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
    expect(secondsSurvived(seed, careful(), 63)).toBeGreaterThan(60);
  });
});

describe('a hit', () => {
  const games = unskilled.flatMap(([, player]) =>
    seeds.map((seed) => new Game({ ...dodge, seed }, player()).play(60).dodge),
  );

  it('comes at least 1.5 s after the launch of what hits, and 3 s after its warning', () => {
    for (const { killer } of games) {
      // A place every four steps; the last one is that of the hit.
      const flown = ((killer?.way.length ?? 0) - 2) * (4 / 60);
      expect(flown).toBeGreaterThan(1.5);
    }
  });

  it('has a missile with a name, and its way from the rim to the player', () => {
    for (const { killer } of games) {
      const { name, way, player } = killer!;
      expect(['dart', 'seeker', 'leader', 'navigator']).toContain(name);
      const [first] = way;
      expect(Math.max(Math.abs(first.x) / 45, Math.abs(first.y) / 26)).toBeCloseTo(1, 1);
      const last = way[way.length - 1];
      expect(Math.hypot(last.x - player.x, last.y - player.y)).toBeLessThan(6);
    }
  });
});

it('who circles a pillar for ever earns little in a run', () => {
  const circling = faredOver(seeds, () => circler, 60);
  // Points of the seconds alone are 5 a second.
  expect(circling.perRun).toBeLessThan(300);
});
