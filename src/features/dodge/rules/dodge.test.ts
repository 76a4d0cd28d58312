// Tests of the rules of Dodge, one by one, in an empty arena in which the test puts missiles at chosen places.

import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { simulationOf } from '../../../lab/files/field';
import { readScenario } from '../../../lab/files/read-scenario';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';
import { limitEntity } from '../../../world/simulation/settings';
import { dodgeRefusal } from '../spec';
import { dodgeOf } from './dodge';
import { dodgeGame } from './game';

const games = [dodgeGame];

const scenario = (more: Partial<Scenario> = {}): Scenario => ({
  version: 1,
  name: 'test',
  dodge: { arena: [400, 400], rules: 5 },
  entities: [{ kind: 'character', size: 0.6, command: { kind: 'seek', target: [0, 0] } }],
  ...more,
});

/**
 * Returns a game just after its first launches. The arena is so large that missiles run out of fuel before they come
 * near the player.
 */
function launched(missiles: number, more: Partial<Scenario> = {}) {
  const simulation = simulationOf(scenario(more), games);
  const dodge = dodgeOf(simulation)!;
  const steps = (count: number) => {
    const seen = [];
    for (let n = 0; n < count; n++) {
      simulation.step();
      seen.push(...dodge.events);
    }
    return seen;
  };
  while (dodge.missiles.length < missiles) simulation.step();
  const kinds = (count: number) => steps(count).map(({ kind }) => kind);
  return { simulation, dodge, steps, kinds };
}

/** Puts a missile at a place, flying along its nose. m, rad, m/s */
function put({ body }: Entity, x: number, y: number, angle: number, speed = 11): void {
  body.setTransform({ x, y }, angle);
  body.setAngularVelocity(0);
  body.setLinearVelocity({ x: speed * Math.cos(angle), y: speed * Math.sin(angle) });
}

describe('a hit', () => {
  it('ends the game, removes the missile and stops waves, seconds and score', () => {
    const { dodge, kinds, steps } = launched(1);
    put(dodge.missiles[0], -12, 0, 0);
    expect(kinds(90)).toEqual(['hit']);
    expect(dodge.state).toBe('over');
    expect(dodge.missiles).toHaveLength(0);
    const { score, seconds } = dodge;
    expect(steps(1200)).toEqual([]);
    expect([dodge.score, dodge.seconds]).toEqual([score, seconds]);
    expect(dodge.warnings).toHaveLength(0);
    expect(dodge.player.command.kind).toBe('idle');
  });

  it('does not occur with a missile that has burnt out', () => {
    const { dodge, steps } = launched(1);
    while (dodge.fuelOf(dodge.missiles[0]) !== 0) steps(1);
    put(dodge.missiles[0], -6, 0, 0);
    steps(60);
    expect(dodge.state).toBe('running');
  });
});

describe('a near miss', () => {
  it('is counted once, and gives 25 points and 50 × (1 - gap / 3 m): 50 for 3 m between the axes', () => {
    const { simulation, dodge, steps } = launched(1);
    const [missile] = dodge.missiles;
    simulation.give(missile, { kind: 'idle' });
    dodge.player.body.setTransform({ x: 0, y: 0 }, 0);
    // Half widths with jets are 0.6 × 1.5 m and 0.6 × 1 m: the gap is 3 - 0.9 - 0.6 = 1.5 m.
    put(missile, -12, 3, 0, 16);
    const events = steps(150);
    expect(events.map(({ kind, points }) => [kind, points])).toContainEqual(['near-miss', 50]);
    expect(events.filter(({ kind }) => kind === 'near-miss')).toHaveLength(1);
    expect(dodge.tally.of('near')).toEqual({ count: 1, points: 50 });
    expect(dodge.score).toBe(Math.floor(5 * dodge.seconds) + 50);
  });
});

describe('a wreck', () => {
  const obstacles: Scenario['obstacles'] = [{ kind: 'wall', position: [60, 0], size: [2, 40] }];
  const near: Scenario['obstacles'] = [{ kind: 'wall', position: [14, 0], size: [2, 40] }];

  it('far from the player is a missile that runs into a wall by itself: 5 points', () => {
    const { dodge, steps } = launched(1, { obstacles });
    put(dodge.missiles[0], 52, 0, 0);
    expect(steps(60)).toMatchObject([{ kind: 'wreck', points: 5, times: 1, lured: false }]);
    expect(dodge.missiles).toHaveLength(0);
    expect(dodge.tally.of('own')).toEqual({ count: 1, points: 5 });
  });

  it('within 12 m of the player, with the player ahead of its nose, is a lured missile: 40 points', () => {
    const { dodge, steps } = launched(1, { obstacles: near });
    // When its middle is 9 m away, its nose (2.4 m ahead) is 1.6 m from the wall. The player stands 5 m behind the
    // wall.
    dodge.player.body.setTransform({ x: 20, y: 0 }, 0);
    put(dodge.missiles[0], 9, 0, 0);
    const wrecked = steps(30).filter(({ kind }) => kind === 'wreck');
    expect(wrecked).toMatchObject([{ points: 40, times: 1, lured: true }]);
    expect(dodge.tally.of('lured')).toEqual({ count: 1, points: 40 });
  });

  it('past the player is not lured: it had missed', () => {
    const { dodge, steps } = launched(1, { obstacles: near });
    put(dodge.missiles[0], 9, 0, 0);
    expect(steps(30)).toMatchObject([{ kind: 'wreck', points: 5, times: 1, lured: false }]);
  });

  it('does not occur below 2 m/s', () => {
    const { simulation, dodge, kinds } = launched(1, { obstacles });
    const [missile] = dodge.missiles;
    limitEntity(missile, { speed: 1 });
    put(missile, 55.8, 0, 0, 1);
    simulation.give(missile, { kind: 'seek', target: { x: 100, y: 0 } });
    expect(kinds(60)).not.toContain('wreck');
    // Its nose is 0.6 × 4.04 m before its centre, and the wall begins at 59 m.
    expect(missile.body.getPosition().x).toBeCloseTo(59 - 0.6 * 4.04, 1);
  });

  it('is each of two missiles that collide: 10 points each by themselves', () => {
    const { simulation, dodge, steps } = launched(2);
    const [a, b] = dodge.missiles;
    for (const missile of [a, b]) simulation.give(missile, { kind: 'idle' });
    put(a, 80, 80, 0);
    put(b, 92, 80, Math.PI);
    expect(steps(60).filter(({ kind }) => kind === 'wreck')).toMatchObject([
      { points: 10, times: 1 },
      { points: 10, times: 1 },
    ]);
    expect(dodge.missiles).toHaveLength(0);
  });

  it('of two that were lured into each other gives 80 points, and twice 80 for the second in the row', () => {
    const { simulation, dodge, steps } = launched(2);
    const [a, b] = dodge.missiles;
    for (const missile of [a, b]) simulation.give(missile, { kind: 'idle' });
    // Both noses point 30° towards the player, who is ahead of both.
    put(a, -6, 8, -Math.PI / 6);
    put(b, 6, 8, Math.PI + Math.PI / 6);
    expect(steps(60).filter(({ kind }) => kind === 'wreck')).toMatchObject([
      { points: 80, times: 1, lured: true },
      { points: 160, times: 2, lured: true },
    ]);
    expect(dodge.tally.of('met')).toEqual({ count: 2, points: 240 });
    expect(dodge.tally.best).toBe(2);
  });
});

describe('the state', () => {
  it('is ready for the first 0.2 s, then running; seconds and score wait for the first launch at 2.5 s', () => {
    const simulation = simulationOf(scenario(), games);
    const dodge = dodgeOf(simulation)!;
    const run = (steps: number) => {
      for (let n = 0; n < steps; n++) simulation.step();
      const { state, score } = dodge;
      return [state, score];
    };
    expect(run(12)).toEqual(['ready', 0]);
    expect(run(1)).toEqual(['running', 0]);
    expect(run(135)).toEqual(['running', 0]);
    expect(dodge.missiles).toHaveLength(0);
    run(3);
    expect(dodge.missiles).toHaveLength(1);
    expect(dodge.seconds).toBeGreaterThan(0);
    // 1 s later: 5 points.
    expect(run(60)).toEqual(['running', 5]);
    expect(dodgeGame.report?.(simulation)).toMatchObject({
      kind: 'dodge',
      state: 'running',
      score: 5,
      seed: 1,
    });
  });
});

describe('fuel', () => {
  it('lasts 5 s in the first wave; then a missile drifts 1.5 s, and is gone', () => {
    const { dodge, steps, kinds } = launched(1);
    const [missile] = dodge.missiles;
    expect(dodge.fuelOf(missile)).toBeCloseTo(1, 2);
    steps(150);
    expect(dodge.fuelOf(missile)).toBeCloseTo(0.5, 2);
    expect(kinds(140)).not.toContain('burn-out');
    expect(kinds(20)).toContain('burn-out');
    expect(dodge.fuelOf(missile)).toBe(0);
    expect(missile.body.getLinearVelocity().length()).toBeGreaterThan(8);
    steps(70);
    expect(dodge.missiles).toContain(missile);
    steps(20);
    expect(dodge.missiles).not.toContain(missile);
    expect(dodge.fuelOf(missile)).toBeNull();
  });
});

describe('events', () => {
  it('stay in `recent` for 3 s, numbered in their order', () => {
    const { dodge, steps } = launched(1);
    expect(dodge.recent.map(({ n, kind }) => [n, kind])).toEqual([
      [1, 'wave'],
      [2, 'launch'],
    ]);
    steps(100);
    expect(dodge.recent.map(({ kind }) => kind)).toEqual(['launch']);
  });
});

describe('a person', () => {
  it('drags the player and no missile', () => {
    const session = new Session(scenario(), 'test', games);
    const dodge = dodgeOf(session.simulation)!;
    for (let n = 0; n < 180; n++) session.step();
    session.edit(({ commands }) => commands.moveTarget({ x: 5, y: 6 }));
    expect(dodge.player.target).toEqual({ x: 5, y: 6 });
    expect(dodge.missiles).toHaveLength(1);
    expect(dodge.missiles[0].target).toEqual(dodge.player.body.getPosition());
  });
});

describe('a file', () => {
  it.each([
    [
      'older rules',
      { arena: [100, 62] },
      'dodge.rules: must be 5: games of older rules are no longer flown here, got nothing',
    ],
    ['no arena', { rules: 5 }, 'dodge.arena: must be [width, height] in metres, got nothing'],
    [
      'a tiny arena',
      { arena: [39, 100], rules: 5 },
      'dodge.arena[0]: must be a number from 40 to 500, got 39',
    ],
    ['text', { arena: [100, '62'], rules: 5 }, 'dodge.arena[1]: must be a number from 40 to 500, got "62"'],
    [
      'another field',
      { arena: [100, 62], rules: 5, lives: 3 },
      'dodge.lives: is not a field here; there are arena, rules, slides',
    ],
  ])('is refused for %s', (_, dodge, message) => {
    expect(() => readScenario({ ...scenario(), dodge }, games)).toThrow(message);
  });

  it('is no game without a character as the first body, or with a character in a separate world', () => {
    expect(dodgeRefusal({ entities: [{ kind: 'character' }] })).toBeNull();
    expect(dodgeRefusal({ entities: [{ kind: 'missile' }] })?.message).toMatch(
      /^must be character: .* got "missile"$/,
    );
    expect(dodgeRefusal({ entities: [{ kind: 'character', steps: [2] }] })?.path).toEqual([
      'entities',
      0,
      'steps',
    ]);
    expect(() => simulationOf(scenario({ entities: [{ kind: 'missile' }] }), games)).toThrow(RangeError);
  });
});
