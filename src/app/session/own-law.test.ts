// Tests of a person's control laws in a session: a fault stops only one motor; undo and rewinding restore a law's state
// exactly.
import { describe, expect, it } from 'vitest';
import type { ControllerSpec } from '../../laws/control/controllers';
import '../../laws/language/own-law';
import { knownLaws } from '../../laws/language/known-laws.fixture';
import { stateHash } from '../../world/simulation/history/state-hash';
import type { EntitySpec } from '../../world/simulation/scenario';
import { controllerSetting } from '../../world/simulation/settings';
import { Session } from './session';
import { onSquare, sessionOf } from './session.fixture';

const flying = (source: string, kind: EntitySpec['kind'] = 'missile'): EntitySpec => ({
  ...onSquare(kind, true),
  controller: { kind: 'own', source },
});

/** Example control laws that keep state between steps: numbers, booleans and lists. */
const remembering = ['anti-windup', 'window', 'dead zone', 'two lists', 'observer'];

/**
 * Returns a session of many bodies that collide with each other and with a crate, in gusts. Their control laws keep
 * state between steps.
 */
const crowd = () =>
  sessionOf(
    remembering.map((name, n) => ({ ...flying(knownLaws[name]), position: [3 * n, -n] })),
    {
      bodiesCollide: true,
      windForce: 2,
      gusts: 1,
      seed: 5,
      obstacles: [{ kind: 'crate', position: [20, 8], size: [2, 2] }],
    },
  );

const hashOf = ({ simulation }: Session) => stateHash(simulation);

/** Source of a control law that fails after 100 steps, because it reads an element of an empty list. */
const stopping = `let count = 0;
let past = [];
function turn({ error, angularVelocity }) {
  count++;
  if (count > 100) return past[0];
  return 36 * error - 10 * angularVelocity;
}`;

describe('a fault', () => {
  it('stops only its motor, says where, and lets the others continue', () => {
    const session = sessionOf([flying(stopping), flying(knownLaws.pd)]);
    session.step(100);
    const [one, other] = session.entities;
    expect(one.stopped).toBeNull();
    session.step(60);
    expect(one.stopped).toMatchObject({
      line: 5,
      column: 27,
      sentence: 'past[0] is not there: the list has 0',
    });
    expect([one.turn.commanded, other.stopped]).toEqual([0, null]);
    const alone = sessionOf([flying(knownLaws.pd)]);
    alone.step(160);
    expect(other.body.getAngle()).toBe(alone.entities[0].body.getAngle());
  });

  it('is over with a new command, and with a law that is set', () => {
    const session = sessionOf([flying(stopping)]);
    const [body] = session.entities;
    session.step(160);
    body.give({ kind: 'seek', target: { x: 0, y: 9 } });
    expect(body.stopped).toBeNull();
    session.step(160);
    expect(body.stopped).not.toBeNull();
    session.set(controllerSetting, { kind: 'own', source: knownLaws.pd }, [body]);
    expect(body.stopped).toBeNull();
  });

  it('is undone by rewinding, and occurs again at the same step', () => {
    const session = sessionOf([flying(stopping)]);
    session.step(160);
    const { stopped } = session.entities[0];
    session.lookBack(2);
    expect(session.entities[0].stopped).toBeNull();
    session.step(120);
    expect(session.simulation.tick).toBe(160);
    expect(session.entities[0].stopped).toEqual(stopped);
  });

  it('is in a file of the scene, which continues like the scene', () => {
    const session = sessionOf([flying(stopping), flying(knownLaws.window)]);
    session.step(160);
    const again = new Session(session.toScenario(), 'again');
    expect(again.entities[0].stopped).toEqual(session.entities[0].stopped);
    session.step(200);
    again.step(200);
    expect(again.entities.map(({ body }) => body.getAngle())).toEqual(
      session.entities.map(({ body }) => body.getAngle()),
    );
  });
});

describe('laws that remember', () => {
  it('continue from a rewound moment exactly as before', () => {
    const session = crowd();
    session.step(600);
    const hash = hashOf(session);
    session.lookBack(5);
    session.step(300);
    expect(hashOf(session)).toBe(hash);
  });

  it('have the old text after an undo, and the new one after a redo', () => {
    const session = crowd();
    const [body] = session.entities;
    const set = (spec: ControllerSpec) => {
      session.set(controllerSetting, spec, [body]);
      session.settle();
      session.step(30);
    };
    const before = { kind: 'own', source: knownLaws['anti-windup'] };
    const [other, changed] = [
      { kind: 'own', source: knownLaws.pd },
      { kind: 'own', source: knownLaws.pd, kp: 12 },
    ];
    set(other);
    set(changed);
    const undone = [0, 1].map(() => session.undo() && body.controller);
    const redone = [0, 1].map(() => session.redo() && body.controller);
    expect([undone, redone]).toEqual([
      [other, before],
      [other, changed],
    ]);
  });

  it('continue from a file as before', () => {
    const session = crowd();
    session.step(300);
    const again = new Session(session.toScenario(), 'again');
    expect(again.entities.map(({ memory }) => memory)).toEqual(session.entities.map(({ memory }) => memory));
  });
});

describe('the work of a step', () => {
  const rounds = (count: number) =>
    `function turn({ error }) {\n  for (let n = 0; n < ${count}; n++) {}\n  return error;\n}`;
  const many = (count: number, source: string) =>
    sessionOf(Array.from({ length: count }, () => flying(source)));

  it('is divided among more than a hundred bodies: each of 101 may do less than each of a hundred', () => {
    const [hundred, more] = [many(100, rounds(4900)), many(101, rounds(4990))];
    hundred.step(2);
    more.step(2);
    expect(hundred.entities.map(({ stopped }) => stopped)).toEqual(hundred.entities.map(() => null));
    expect(more.entities.map(({ stopped }) => stopped?.sentence)).toEqual(
      more.entities.map(() => 'this takes too long: a step may do 19 801 pieces of work'),
    );
  });
});
