// What must never happen in Dodge: a hit out of nowhere, a launch on top of the player, a dull minute, hiding that pays.
import { describe, expect, it } from 'vitest';
import { distance } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { dodge } from '../scenario';
import { pair } from './flight';
import {
  bold,
  careful,
  circler,
  faredOver,
  Game,
  hider,
  others,
  type Player,
  racer,
  rusher,
  stander,
  unskilled,
} from './players.fixture';

/** Enough to see a change of the rules; `npm run bench:dodge` looks at more. */
const seeds = [1, 2, 3];

/** What a game was like: how near launches were, when they were, and what the end was. */
function watched(seed: number, player: Player, most: number) {
  const game = new Game({ ...dodge, seed }, player);
  const launches: { at: number; range: number }[] = [];
  /** When each was launched; a half of a pair, when its pair was at the latest. */
  const began = new Map<Entity, number>();
  while (game.dodge.state !== 'over' && game.simulation.time < most) {
    game.step();
    for (const missile of game.dodge.missiles) {
      if (began.has(missile)) continue;
      const at = game.simulation.time;
      // The halves of a pair are no launch: they begin in the air.
      const isHalf = missile.body.getLinearVelocity().length() > 3;
      began.set(missile, isHalf ? at - pair.after : at);
      const range = distance(missile.body.getPosition(), game.dodge.player.body.getPosition());
      if (!isHalf) launches.push({ at, range });
    }
  }
  const { killer } = game.dodge;
  const flown = killer ? killer.at - (began.get(killer.entity) ?? killer.at) : null;
  return { game: game.dodge, launches, flown, lasted: game.simulation.time };
}

const games = [...unskilled, ...others].flatMap(([, player]) =>
  seeds.map((seed) => watched(seed, player(), 60)),
);

describe('a hit', () => {
  const killers = games.flatMap(({ game }) => game.killer ?? []);

  it('comes 1.5 s after the launch of what hits at the earliest, and so 3 s after its warning', () => {
    const flown = games.flatMap((one) => one.flown ?? []);
    expect(flown.length).toBeGreaterThan(12);
    expect(Math.min(...flown)).toBeGreaterThan(1.5);
  });

  it('is no blind one: it has a missile, its name, its place and its way to the player from where it began', () => {
    for (const { name, way, player, pose } of killers) {
      expect(['dart', 'seeker', 'leader', 'navigator', 'heavy']).toContain(name);
      const [first] = way;
      expect(Math.max(Math.abs(first.x) / 45, Math.abs(first.y) / 26)).toBeCloseTo(1, 1);
      expect(distance(way[way.length - 1], player)).toBeLessThan(6);
      expect(distance(pose, player)).toBeLessThan(6);
    }
  });
});

describe('a launch', () => {
  it('is 16 m from the player at least', () => {
    const ranges = games.flatMap(({ launches }) => launches.map(({ range }) => range));
    expect(ranges.length).toBeGreaterThan(80);
    expect(Math.min(...ranges)).toBeGreaterThan(16);
  });

  it('is so far also from who runs towards every warning', () => {
    const rushes = seeds.flatMap((seed) => watched(seed, rusher, 60).launches);
    expect(rushes.length).toBeGreaterThan(6);
    const ranges = rushes.map(({ range }) => range);
    expect(Math.min(...ranges)).toBeGreaterThan(16);
    // He does come nearer than the others: without the rule he would be there.
    expect(Math.min(...ranges)).toBeLessThan(30);
  });

  it('comes within 3 s of the start, and then never later than 6.5 s after the last', () => {
    for (const { launches, lasted } of games) {
      expect(launches[0].at).toBeLessThan(3);
      const times = [...launches.map(({ at }) => at), lasted];
      for (const [n, at] of times.slice(1).entries()) expect(at - times[n]).toBeLessThan(6.5);
    }
  });
});

describe('a minute', () => {
  it('has 20 launches at least, whichever minute it is and whoever lasts that long', () => {
    const long = Array.from({ length: 8 }, (_, n) => watched(n + 1, hider, 80)).filter(
      ({ game }) => game.seconds > 60,
    );
    expect(long.length).toBeGreaterThan(2);
    for (const { launches, game, lasted } of long) {
      const first = lasted - game.seconds;
      const ends = launches.map(({ at }) => at + 60).filter((end) => end <= lasted);
      const counts = [first + 60, lasted, ...ends].map(
        (end) => launches.filter(({ at }) => at > end - 60 && at <= end).length,
      );
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
    }
  });
});

describe('hiding', () => {
  const tenSeeds = Array.from({ length: 10 }, (_, n) => n + 1);
  const standing = faredOver(tenSeeds, () => stander, 60).perMinute;

  it.each([
    ['behind a pillar', () => hider],
    ['by circling a pillar', () => circler],
    ['by circling it fast', () => racer],
  ])('%s earns at most 1.3 times what standing earns in a minute', (_, player) => {
    expect(faredOver(tenSeeds, player, 60).perMinute).toBeLessThan(1.3 * standing);
  });
});

describe('who knows every place and velocity', () => {
  const perMinute = ({ game }: ReturnType<typeof watched>) => (60 * game.score) / game.seconds;

  it('lasts over a minute without a dull one, and earns at most a third of what bold play earns', {
    timeout: 120_000,
  }, () => {
    const shy = watched(1, careful(), 62.5);
    expect(shy.game.state).toBe('running');
    expect(shy.game.seconds).toBeGreaterThan(59.9);
    // 26 by the rows of the first eight waves.
    expect(shy.launches.length).toBeGreaterThanOrEqual(20);
    const brave = faredOver([1, 3], bold, 25);
    expect(perMinute(shy)).toBeLessThan(brave.perMinute / 3);
  });
});
