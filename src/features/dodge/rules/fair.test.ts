// Tests of unfair events that must never happen in Dodge: a hit without warning, a launch at the player, a dull minute,
// a reward for hiding.
import { describe, expect, it } from 'vitest';
import { distance } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { dodgeScenario } from '../scenario';
import type { Dodge } from './dodge';
import { pairNumbers } from './flight';
import { bold, careful, faredOver, Game, others, type Player, rusher, unskilled } from './players.fixture';

/** Seeds of the tested games. The command `npm run bench:dodge` plays more games. */
const seeds = [1, 2, 3];

/** Longest game in most tests. s */
const minute = 60;

/** Results of a game from its start up to some time. */
interface Watched extends Pick<Dodge, 'killer' | 'seconds' | 'score' | 'state'> {
  /** Time of each launch, s, and its distance from the player, m. */
  readonly launches: readonly { readonly at: number; readonly range: number }[];
  /** Flight time of the missile that hit; null without a hit. s */
  readonly flown: number | null;
  /** Simulation time at which the results were taken. s */
  readonly lasted: number;
}

/** A game of Dodge by a scripted player, with a record of the missile launches. */
class Watch {
  private readonly _game: Game;
  private readonly _launches: { at: number; range: number }[] = [];
  /** Launch time of each missile. s */
  private readonly _began = new Map<Entity, number>();
  private readonly _looks = new Map<number, Watched>();

  constructor(seed: number, player: Player) {
    this._game = new Game({ ...dodgeScenario, seed }, player);
  }

  /** Plays until the game is over, or for a number of seconds. */
  until(most: number): Watched {
    const look = this._looks.get(most) ?? this._playOn(most);
    this._looks.set(most, look);
    return look;
  }

  private _playOn(most: number): Watched {
    const { dodge: game, simulation } = this._game;
    if (game.state !== 'over' && simulation.time > most) throw new Error(`it is later than ${most} s`);
    while (game.state !== 'over' && simulation.time < most) {
      this._game.step();
      for (const missile of game.missiles) if (!this._began.has(missile)) this._note(missile);
    }
    const { killer, seconds, score, state } = game;
    const flown = killer ? killer.at - (this._began.get(killer.entity) ?? killer.at) : null;
    return { killer, seconds, score, state, launches: [...this._launches], flown, lasted: simulation.time };
  }

  private _note(missile: Entity): void {
    const at = this._game.simulation.time;
    // The halves of a pair are not launched: they begin in the air.
    const isHalf = missile.body.getLinearVelocity().length() > 3;
    this._began.set(missile, isHalf ? at - pairNumbers.after : at);
    const range = distance(missile.body.getPosition(), this._game.dodge.player.body.getPosition());
    if (!isHalf) this._launches.push({ at, range });
  }
}

const players = new Map([...unskilled, ...others]);

const watches = new Map<string, Watch>();

/** Returns the game of a scripted player with a seed. Each game is played once and shared by all tests. */
function watchOf(name: string, seed: number): Watch {
  const key = `${name}, ${seed}`;
  const watch = watches.get(key) ?? new Watch(seed, players.get(name)!());
  watches.set(key, watch);
  return watch;
}

/**
 * Returns a scripted player's points per minute, over games of at most one minute with several seeds.
 * @param name name of the player
 */
function earned(name: string, seeds: readonly number[]): number {
  const looks = seeds.map((seed) => watchOf(name, seed).until(minute));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return (60 * sum(looks.map(({ score }) => score))) / sum(looks.map(({ seconds }) => seconds));
}

const games = [...players.keys()].flatMap((name) => seeds.map((seed) => watchOf(name, seed).until(minute)));

describe('a hit', () => {
  const killers = games.flatMap(({ killer }) => killer ?? []);

  it('comes at the earliest 1.5 s after the launch of its missile, which is 3 s after the warning', () => {
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

  it('is that far also from a player who runs towards every warning', () => {
    const rushes = seeds.flatMap((seed) => new Watch(seed, rusher).until(minute).launches);
    expect(rushes.length).toBeGreaterThan(6);
    const ranges = rushes.map(({ range }) => range);
    expect(Math.min(...ranges)).toBeGreaterThan(16);
    // This player comes nearer than the others. Without the rule it would be at the launch.
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
  it('has at least 20 launches, for every minute and player', () => {
    const eight = Array.from({ length: 8 }, (_, n) => watchOf('hides behind a pillar', n + 1));
    // Another test checks their first minute.
    for (const watch of eight) watch.until(minute);
    const long = eight.map((watch) => watch.until(80)).filter(({ seconds }) => seconds > 60);
    expect(long.length).toBeGreaterThan(2);
    for (const { launches, seconds, lasted } of long) {
      const first = lasted - seconds;
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
  it.each([
    ['behind a pillar', 'hides behind a pillar'],
    ['by circling a pillar', 'circles a pillar'],
    ['by circling it fast', 'circles it at nine tenths of its speed'],
  ])('%s earns at most 1.3 times what standing earns in a minute', (_, name) => {
    expect(earned(name, tenSeeds)).toBeLessThan(1.3 * earned('stands still', tenSeeds));
  });
});

describe('a player who knows every place and velocity', () => {
  it('lasts over a minute without a dull one, and earns at most a third of what bold play earns', () => {
    const shy = new Watch(1, careful()).until(62.5);
    expect(shy.state).toBe('running');
    expect(shy.seconds).toBeGreaterThan(59.9);
    // 26 by the rows of the first eight waves.
    expect(shy.launches.length).toBeGreaterThanOrEqual(20);
    const brave = faredOver([1, 3], bold, 25);
    expect((60 * shy.score) / shy.seconds).toBeLessThan(brave.perMinute / 3);
  });
});
