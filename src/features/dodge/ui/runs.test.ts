// Tests of runs of Dodge as scenarios: next seed, replays, best scores, settings, stored runs and days, and invalid
// data in the storage.

import { beforeAll, describe, expect, it } from 'vitest';
import { type EditableState, Session } from '../../../app/session/session';
import { addressOfRun, scenarioOfAddress } from '../../../app/ui/sharing/address';
import { readScenario } from '../../../lab/files/read-scenario';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import { limitEntity, size } from '../../../world/simulation/settings';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import { dodgeScenario } from '../scenario';
import { checkDays, checkKept, readDay, readResults, storeDay, storeScore, withRun } from './results';
import { bestIdOf, bestOfDay, encodeRun, settingsNow, titled, toPlay, withNextSeed } from './runs';

const games = [dodgeGame];
const rulesOf = (session: Session): Dodge => dodgeOf(session.simulation)!;

/** Plays a run in which the player's target moves at every step. Returns the session. @param seconds longest time, s */
function dragged(seconds: number): Session {
  const session = new Session({ ...dodgeScenario, seed: 3 }, 'dodge', games);
  for (let n = 0; n < seconds * 60 && rulesOf(session).state !== 'over'; n++) {
    session.edit(({ commands }) =>
      commands.moveTarget({ x: 30 * Math.sin(n / 50), y: 20 * Math.cos(n / 37) }),
    );
    session.step();
  }
  return session;
}

/** Runs a replay for some steps. */
function watched(scenario: Scenario, steps: number): Dodge {
  const session = new Session(scenario, 'replay', games);
  session.step(steps);
  return rulesOf(session);
}

const { slides: _, ...withoutSlides } = dodgeScenario.dodge;

describe('seeds', () => {
  it('go up by one, and begin again after the last', () => {
    expect(withNextSeed({ ...dodgeScenario, seed: 7 }).seed).toBe(8);
    expect(withNextSeed({ ...dodgeScenario, seed: 2 ** 31 - 1 }).seed).toBe(1);
  });
});

describe('a replay in a link', () => {
  const session = dragged(60);
  const { simulation } = session;
  const played = rulesOf(session);
  let address = '';
  let seen: Dodge;

  beforeAll(async () => {
    address = await addressOfRun(played.replay());
    const { scenario } = await scenarioOfAddress(address, { scenarios: [], games });
    seen = watched(scenario, simulation.tick);
  });

  it('ends exactly the same', () => {
    expect(played.replayed).toBe(false);
    expect(seen.replayed).toBe(true);
    expect(seen.score).toBe(played.score);
    expect(seen.recent).toEqual(played.recent);
    expect(seen.player.body.getPosition()).toEqual(played.player.body.getPosition());
  });

  it('needs at most four letters per step', () => {
    const track = address.split('&t=')[1];
    expect(track.length).toBeLessThan(4 * simulation.tick);
  });
});

describe('the game of a replay', () => {
  const session = dragged(2);
  const replay = rulesOf(session).replay();

  it('is the built-in game, with its seed', () => {
    const own = toPlay(replay);
    expect(own.timeline).toBeUndefined();
    expect(own.entities[0]).not.toHaveProperty('autonomous');
    expect(own.seed).toBe(3);
    expect(titled(own, 'other').title).toBe('dodge');
    expect(bestIdOf(replay)).toBe('dodge-5');
  });

  it('of other rules is refused: its missiles would fly otherwise', () => {
    const old = { ...replay, dodge: { ...replay.dodge!, rules: 4 } };
    expect(() => readScenario(old, games)).toThrow('games of older rules are no longer flown here');
  });

  it('is not the built-in game with another arena', () => {
    const other = { ...dodgeScenario, name: 'Empty', dodge: withoutSlides, obstacles: [] };
    expect(titled(other, 'Empty').title).toBe('Empty');
    expect(bestIdOf(other)).not.toBe('dodge');
  });

  it('keeps impulses of the scenario’s own timeline', () => {
    const disturbance = { at: 1, entity: 0, impulse: [1, 0] as const };
    expect(toPlay({ ...replay, timeline: [...(replay.timeline ?? []), disturbance] }).timeline).toEqual([
      disturbance,
    ]);
  });
});

describe('the best score of a game that is not built in', () => {
  const own: Scenario = { ...dodgeScenario, name: 'Own', dodge: withoutSlides, obstacles: [] };
  const [player] = own.entities;

  it('is the same whatever its seed, its name and its backdrop, and for a replay of it', () => {
    const replay = { ...own, seconds: 3, timeline: [], entities: [{ ...player, autonomous: true }] };
    const ids = [
      own,
      { ...own, seed: 5 },
      { ...own, name: 'Renamed', description: 'Mine' },
      { ...own, backdrop: 'sun' as const },
      replay,
    ].map(bestIdOf);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['another arena', { dodge: { arena: [50, 40], rules: 5 } }],
    ['other obstacles', { obstacles: [{ kind: 'wall', position: [20, 0], size: [4, 4] }] }],
    ['another player', { entities: [{ ...player, size: 0.5 }] }],
    ['other limits', { entities: [{ ...player, limits: { speed: 30 } }] }],
  ] satisfies [string, Partial<Scenario>][])(
    'is another one with %s, even if the name is the same',
    (_, more) => {
      expect(bestIdOf({ ...own, ...more })).not.toBe(bestIdOf(own));
    },
  );
});

describe('settings', () => {
  /** Runs a game until a missile is in flight. */
  const withMissile = () => {
    const session = new Session(dodgeScenario, 'dodge', games);
    for (let n = 0; n < 600 && rulesOf(session).missiles.length === 0; n++) session.step();
    const [missile] = rulesOf(session).missiles;
    return { session, missile };
  };

  it.each([
    ['its motor', (missile: Entity) => limitEntity(missile, { angularAcceleration: 1 })],
    ['its speed', (missile: Entity) => limitEntity(missile, { speed: 1 })],
    ['its controller', (missile: Entity) => missile.configure({ kind: 'spd' })],
    ['its size', (entity: Entity, { simulation }: EditableState) => size.set({ simulation, entity }, 0.3)],
    [
      'its throttle',
      (missile: Entity) => {
        const { options } = missile.guided!;
        options.easesThrottle = !options.easesThrottle;
      },
    ],
  ])('change with a missile: %s', (_, change) => {
    const { session, missile } = withMissile();
    const before = settingsNow(session);
    session.edit((edited, body) => change(body, edited), missile);
    expect(settingsNow(session)).not.toBe(before);
  });

  it('change when collisions are switched off', () => {
    const { session } = withMissile();
    const before = settingsNow(session);
    session.edit(({ simulation }) => {
      simulation.bodiesCollide = false;
    });
    expect(settingsNow(session)).not.toBe(before);
  });

  it('are the same without a missile, with one in flight, and with one that has burnt out', () => {
    // The arena is so large that no missile hits before its fuel is used up.
    const session = new Session(
      { ...dodgeScenario, obstacles: [], dodge: { arena: [400, 400], rules: 5 } },
      'far',
      games,
    );
    const before = settingsNow(session);
    const seen = new Set<string>();
    const kinds = new Set<string>();
    for (let n = 0; n < 3600 && kinds.size < 2; n++) {
      session.step();
      for (const missile of rulesOf(session).missiles)
        kinds.add(rulesOf(session).fuelOf(missile) === 0 ? 'burnt out' : 'in flight');
      seen.add(settingsNow(session));
    }
    expect(kinds).toEqual(new Set(['in flight', 'burnt out']));
    expect([...seen]).toEqual([before]);
  });

  it('do not change by playing', () => {
    const session = new Session(dodgeScenario, 'dodge', games);
    const before = settingsNow(session);
    session.command((commands) => commands.moveTarget({ x: 10, y: 0 }));
    session.step(600);
    expect(settingsNow(session)).toBe(before);
  });

  it.each([
    [
      'the motor',
      (session: Session) => session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: 3 })),
    ],
    [
      'the step rate',
      (session: Session) =>
        session.edit(({ simulation }) => {
          simulation.stepRate = 120;
        }),
    ],
    [
      'the weather',
      (session: Session) => session.edit(({ simulation }) => simulation.wind.set({ windForce: 1 })),
    ],
    [
      'a target that moves',
      (session: Session) =>
        session.edit(({ commands }) => commands.moveTargetBy({ kind: 'circle', radius: 5, speed: 3 })),
    ],
  ])('change with %s', (_, change) => {
    const session = new Session(dodgeScenario, 'dodge', games);
    const before = settingsNow(session);
    change(session);
    expect(settingsNow(session)).not.toBe(before);
  });
});

it('keeps the best score and the last ten, oldest first', () => {
  for (let score = 1; score <= 12; score++) storeScore('ten', score === 3 ? 99 : score);
  expect(readResults('ten')).toEqual({ best: 99, last: [99, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
});

it('counts the tries of a day, and keeps its best run', () => {
  const first = withRun(null, 100, 'abc');
  expect(first).toEqual({ best: 100, tries: 1, run: 'abc' });
  expect(withRun(first, 90, 'worse')).toEqual({ best: 100, tries: 2, run: 'abc' });
  expect(withRun(first, 110, 'better')).toEqual({ best: 110, tries: 2, run: 'better' });
});

it('keeps no run that is too long, and not that of a lower score in its place', () => {
  const first = withRun(null, 100, 'abc');
  expect(withRun(first, 110, 'x'.repeat(30_001))).toEqual({ best: 110, tries: 2 });
});

it('keeps thirty days, the latest', () => {
  for (let day = 1; day <= 31; day++) storeDay('days', 20261000 + day, day, null);
  expect(readDay('days', 20261001)).toBeNull();
  expect(readDay('days', 20261002)).toEqual({ best: 2, tries: 1 });
  expect(readDay('days', 20261031)).toEqual({ best: 31, tries: 1 });
});

it('leaves out invalid entries, and keeps the rest', () => {
  const good = { best: 5, tries: 1, run: 'a' };
  const days = {
    20261121: good,
    20261122: { best: -1, tries: 1 },
    20261123: 'x',
    20261124: { best: 1, tries: 1, run: 7 },
  };
  expect(checkDays(days)).toEqual({ 20261121: good });
  for (const rubbish of [null, 7, 'x']) expect(checkDays(rubbish)).toBeNull();
  for (const rubbish of [null, 7, {}, { best: 1 }, { best: 1, last: [Number.NaN] }, { best: 1.5, last: [] }])
    expect(checkKept(rubbish)).toBeNull();
});

it('has the best run of a day as a replay, if there is one', () => {
  const [seed, none] = [20261120, 20261119];
  const timeline = [{ at: 1, entity: 0, target: [5, 0] as const }];
  const letters = encodeRun({ ...dodgeScenario, seed, seconds: 2, timeline })!;
  storeDay(bestIdOf(dodgeScenario), seed, 60, letters);
  expect(bestOfDay(seed)).toMatchObject({ seed, dodge: dodgeScenario.dodge, timeline });
  expect(bestOfDay(none)).toBeNull();
});
