// Tests of the line-up: which bodies fly (missiles, characters or both), conversions, and how a new body replaces
// another.
import { describe, expect, it } from 'vitest';
import { poseOf } from '../../world/simulation/pose';
import type { EntitySpec } from '../../world/simulation/scenario';
import { lineUpOf, lineUpsOf } from './line-up';
import { onSquare, sessionOf, square, stepToCursor } from './session.fixture';

const points = square.map(([x, y]) => ({ x, y }));
const kindsOf = (session: ReturnType<typeof sessionOf>) => session.entities.map(({ kind }) => kind);

describe('the line-up', () => {
  it.each([
    ['', 2],
    ['-2013', 1],
  ] as const)('hands over place, speed, path, cursor and turn limit, rules%s', (rules, next) => {
    const session = sessionOf([onSquare(`missile${rules}`)]);
    session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: 9 }));
    session.edit(({ commands }) => commands.moveWaypoint(3, { x: -3, y: 3 }));
    stepToCursor(session, next);
    const [was] = session.entities;
    const velocity = { ...was.body.getLinearVelocity() };
    session.edit(({ lineUp }) => lineUp.change('character'));
    expect(kindsOf(session)).toEqual([`character${rules}`]);
    const [now] = session.entities;
    expect(poseOf(now)).toEqual(poseOf(was));
    expect({ ...now.body.getLinearVelocity() }).toEqual(velocity);
    expect(now.waypoints).toEqual([...points.slice(0, 3), { x: -3, y: 3 }]);
    expect(now.cursor).toBe(next);
    expect(now.limits.angularAcceleration).toBe(9);
    expect(session.simulation.world.getBodyCount()).toBe(1);
  });

  it('passes on the target at its present place', () => {
    const session = sessionOf([{ kind: 'missile', command: { kind: 'turn-towards', target: [30, 0] } }]);
    session.edit(({ commands }) => commands.moveTarget({ x: 1, y: 2 }));
    session.edit(({ lineUp }) => lineUp.change('character'));
    expect(session.entities[0].command).toEqual({ kind: 'turn-towards', target: { x: 1, y: 2 } });
  });

  it('leaves idle bodies idle', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    session.edit(({ lineUp }) => lineUp.change('both'));
    expect(session.entities.map(({ command }) => command)).toEqual([{ kind: 'idle' }, { kind: 'idle' }]);
  });

  it('passes on the full turn limit too while the reduced one is in force', () => {
    const session = sessionOf([onSquare('missile')]);
    session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: 8 }));
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    session.edit(({ lineUp }) => lineUp.change('character'));
    expect(session.entities[0].limits.angularAcceleration).toBeCloseTo(Math.PI, 12);
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(session.entities[0].limits.angularAcceleration).toBe(8);
  });

  it('does not change bodies that stay', () => {
    const session = sessionOf([onSquare('missile'), onSquare('character')]);
    const [missile, character] = session.entities;
    session.edit(({ lineUp }) => lineUp.change('character'));
    expect(session.entities).toEqual([character]);
    session.edit(({ lineUp }) => lineUp.change('both'));
    expect(session.entities).toHaveLength(2);
    expect(session.entities).toContain(character);
    expect(session.entities).not.toContain(missile);
  });

  it('cycles through both, missile and character', () => {
    const session = sessionOf([onSquare('missile')]);
    const seen = [1, 2, 3, 4].map(() => {
      session.edit(({ lineUp }) => lineUp.next());
      return [session.lineUp.name, kindsOf(session).join(' ')];
    });
    expect(seen).toEqual([
      ['character', 'character'],
      ['both', 'character missile'],
      ['missile', 'missile'],
      ['character', 'character'],
    ]);
  });

  it('restarts a new body at the start of the body it replaced', () => {
    const session = sessionOf([onSquare('missile')]);
    session.step(60);
    session.edit(({ lineUp }) => lineUp.change('character'));
    session.restart();
    expect(poseOf(session.entities[0])).toEqual({ x: 10, y: 0, angle: 0 });
    session.edit(({ lineUp }) => lineUp.change('missile'));
    expect(kindsOf(session)).toEqual(['missile']);
  });

  it('keeps names with their bodies', () => {
    const session = sessionOf([{ kind: 'missile', label: 'Ann' }, { kind: 'character' }]);
    session.edit(({ lineUp }) => lineUp.change('character'));
    expect(session.labelOf(session.entities[0])).toBe('Character');
    session.edit(({ lineUp }) => lineUp.change('missile'));
    expect(session.labelOf(session.entities[0])).toBe('Ann');
    session.restart();
    expect(session.givenName(session.entities[0])).toBe('Ann');
  });
});

const missile: EntitySpec = {
  kind: 'missile',
  position: [1, 2],
  controller: { kind: 'pid' },
  seekDistance: 9,
  command: { kind: 'seek', target: [3, 4] },
};
const character: EntitySpec = { kind: 'character' };
/** The character into which the test's missile is converted. */
const counterpart = { kind: 'character', position: [1, 2], command: missile.command };

describe('lineUpOf', () => {
  it('is the only family, or both', () => {
    expect(lineUpOf([missile, { kind: 'missile-2013' }])).toBe('missile');
    expect(lineUpOf([character])).toBe('character');
    expect(lineUpOf([missile, { kind: 'character-2013' }])).toBe('both');
    expect(lineUpOf([{ kind: 'character-2013' }])).toBe('character');
    expect(lineUpOf([{ kind: 'turret' }])).toBe('both');
  });
});

const allOf = (specs: readonly EntitySpec[]) => Object.fromEntries(lineUpsOf(specs));

describe('lineUpsOf', () => {
  it('sorts bodies of both families', () => {
    const specs = [missile, character, missile];
    const { both, missile: missiles, character: characters } = allOf(specs);
    expect(both).toBe(specs);
    expect(missiles).toEqual([missile, missile]);
    expect(characters).toEqual([character]);
  });

  it('turns bodies of one family into the other, and adds one of them for both', () => {
    const all = allOf([missile, missile]);
    expect(all.missile).toEqual([missile, missile]);
    expect(all.character).toEqual([counterpart, counterpart]);
    expect(all.both).toEqual([missile, missile, counterpart]);
    expect(all.both[2]).toBe(all.character[0]);
  });

  it('keeps the rules of 2013 if the scenario does', () => {
    expect(allOf([{ kind: 'character-2013' }]).missile).toEqual([{ kind: 'missile-2013' }]);
  });
});
