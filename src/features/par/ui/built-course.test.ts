// Tests of a scene built as a course: its medals appear without a step of undo, and disappear with each change.
import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { withAdded, withChanged } from '../../../lab/files/edit-scenario';
import { pathRace } from '../../../lab/scenarios/path-race';
import { type Place, pointOf } from '../../../world/simulation/place';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { controllerSetting, limitSettings, weatherSettings } from '../../../world/simulation/settings';
import { parGame } from '../rules/game';
import { withGatesAlong, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import type { ParSpec, RivalSpec } from '../spec';
import { wordsOfProof } from './course-proof';

const medals = { bronze: 23, silver: 22, gold: 21.5, ace: 21 };

function built(): Session {
  const session = new Session(pathRace, 'path-race', [parGame]);
  session.build(true);
  session.rebuild((start) => withGatesAlong(start)!);
  session.settle();
  session.complete((start) => withMedals(start, medals));
  session.settle();
  return session;
}

const medalsOf = ({ start: { par } }: Session) => par && 'medals' in par && par.medals;

describe('the medals of a course that is built', () => {
  it('are in its file, and one undo removes the whole course', () => {
    const session = built();
    expect(medalsOf(session)).toEqual(medals);
    session.undo();
    expect(session.start.par).toBeUndefined();
    expect(session.canUndo).toBe(false);
  });

  it('are taken only while it is built', () => {
    const session = built();
    session.build(false);
    expect(() => session.complete((start) => start)).toThrow('while it is built');
  });
});

describe('the medals of a course that was played', () => {
  const line: readonly Place[] = [
    [-20, 5],
    [0, 9],
    [20, 5],
  ];

  /** Changes of settings that a person can make during play, and also in the editor. */
  const set: readonly { readonly name: string; readonly by: (session: Session) => void }[] = [
    {
      name: 'a line',
      by: (session) => session.command((commands) => commands.setPath(line.map(pointOf), false)),
    },
    {
      name: 'the law',
      by: (session) => session.set(controllerSetting, { kind: 'time-optimal' }, [session.entities[0]]),
    },
    {
      name: 'a limit of the motor',
      by: (session) => session.set(limitSettings.angularAcceleration, 3, [session.entities[0]]),
    },
    { name: 'the wind', by: (session) => session.setWorld(weatherSettings.windForce, 3) },
  ];

  it.each(set)('belong to the flown course: a stored course has none after $name was set', ({ by }) => {
    const session = built();
    session.setOrigin(session.scene, 'own=mine');
    session.build(false);
    by(session);
    session.settle();
    expect(medalsOf(session)).toEqual(medals);
    session.build(true);
    expect(medalsOf(session)).toBe(false);
    session.undo();
    expect(medalsOf(session)).toEqual(medals);
  });

  it.each(set)(
    'are removed from another player’s course where $name was set, at the next change',
    ({ by }) => {
      const session = built();
      session.build(false);
      by(session);
      session.settle();
      session.build(true);
      expect(medalsOf(session)).toEqual(medals);
      for (let n = 0; n < 2; n++) {
        session.rebuild((start) => ({ ...start, name: 'Another' }));
        session.settle();
        expect(medalsOf(session)).toBe(false);
        session.undo();
      }
    },
  );

  /** A change that a person can make only in the editor: a new crate. */
  const crate: (typeof set)[number] = {
    name: 'a crate',
    by: (session) =>
      session.rebuild((start) =>
        withAdded(start, 'obstacles', { kind: 'crate', position: [0, 0], size: [2, 2] }),
      ),
  };

  it.each([crate, ...set.slice(1)])(
    'go where $name is set while it is built, and come back with its undo',
    ({ by }) => {
      const session = built();
      by(session);
      session.settle();
      expect(medalsOf(session)).toBe(false);
      session.undo();
      expect(medalsOf(session)).toEqual(medals);
    },
  );

  it('are removed while comparable runs of others stay; on another path these go, too', () => {
    const session = built();
    const rival: RivalSpec = { entity: session.start.entities[0], time: 21.4, name: 'Ada' };
    session.complete((start) => ({ ...start, par: { ...start.par!, rival } as ParSpec }));
    const first = { list: 'entities', index: 0 } as const;
    const change = (fields: Partial<EntitySpec>) =>
      session.rebuild((start) => withChanged(start, first, (entity) => ({ ...entity, ...fields })));
    change({ seekDistance: 5 });
    expect(medalsOf(session)).toBe(false);
    expect(session.start.par).toMatchObject({ rival: { name: 'Ada', time: 21.4 } });
    change({ position: [-50, 3] });
    expect(session.start.par).not.toHaveProperty('rival');
  });

  it('stay if nothing was set', () => {
    const session = built();
    session.setOrigin(session.scene, 'own=mine');
    session.build(false);
    session.step(200);
    session.restart();
    session.build(true);
    expect(medalsOf(session)).toEqual(medals);
  });
});

it('a course with only bronze and ace says why, also if it was proven earlier or has another name', () => {
  const session = built();
  const { bronze, ace } = medals;
  session.complete((start) => withMedals(start, { bronze, ace }));
  session.rebuild((start) => ({ ...start, name: 'Another' }));
  expect(wordsOfProof(session.start)).toMatch(/^Bronze and ace only: .* gains 1\u00a0s/);
  session.complete((start) => withMedals(start, medals));
  expect(wordsOfProof(session.start)).toBe('');
});

describe('the gate at which a course has no medals', () => {
  it('is marked until the course is changed', () => {
    const session = built();
    parOf(session.simulation)!.display.refusal = { gate: 2, why: 'missed' };
    expect(parOf(session.simulation)!.display.refusal).toEqual({ gate: 2, why: 'missed' });
    session.rebuild((start) => ({ ...start, name: 'Another' }));
    expect(parOf(session.simulation)!.display.refusal).toBeNull();
  });
});
