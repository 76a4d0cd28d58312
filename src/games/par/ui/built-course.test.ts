// A scene that is built as a course: its medals come without a step of undo, and go with each change.
import { describe, expect, it } from 'vitest';
import { withAdded } from '../../../files/edit-scenario';
import { pathRace } from '../../../scenarios/path-race';
import { Session } from '../../../session/session';
import { parGame } from '../rules/game';
import { withGatesAlong, withMedals } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { refusalOf, setRefusal } from '../rules/refused-gate';

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
  it('are in its file, and one undo takes the whole course away', () => {
    const session = built();
    expect(medalsOf(session)).toEqual(medals);
    session.undo();
    expect(session.start.par).toBeUndefined();
    expect(session.canUndo).toBe(false);
  });

  it('are gone with the next change, and come back with its undo', () => {
    const session = built();
    session.rebuild((start) =>
      withAdded(start, 'obstacles', { kind: 'crate', position: [0, 0], size: [2, 2] }),
    );
    session.settle();
    expect(medalsOf(session)).toBe(false);
    session.undo();
    expect(medalsOf(session)).toEqual(medals);
  });

  it('are taken only while it is built', () => {
    const session = built();
    session.build(false);
    expect(() => session.complete((start) => start)).toThrow('while it is built');
  });
});

describe('the gate at which a course has no medals', () => {
  it('is marked until the course is changed', () => {
    const session = built();
    setRefusal(parOf(session.simulation)!, { gate: 2, why: 'missed' });
    expect(refusalOf(parOf(session.simulation)!)).toEqual({ gate: 2, why: 'missed' });
    session.rebuild((start) => ({ ...start, name: 'Another' }));
    expect(refusalOf(parOf(session.simulation)!)).toBeNull();
  });
});
