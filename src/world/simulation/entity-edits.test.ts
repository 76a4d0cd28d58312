// Tests of a person's edits of bodies: restored gains, and impulses with the size and direction of their change of
// velocity.
import { describe, expect, it } from 'vitest';
import '../../laws/language/own-law';
import { givenController, shoveEach, shoveSpeed, spinEach, spinRate } from './entity-edits';
import type { EntitySpec } from './scenario';
import { Simulation } from './simulation';

const bodiesOf = (...entities: EntitySpec[]) =>
  new Simulation({ version: 1, name: 'Test', entities }).entities;

describe('gains put back', () => {
  it('are those of the scenario if the body has its law', () => {
    const given: EntitySpec = { kind: 'missile', controller: { kind: 'pid', kp: 20 } };
    const [body] = bodiesOf(given);
    body.configure({ kind: 'pid', kp: 5, ki: 1 });
    expect(givenController(body, given)).toEqual({ kind: 'pid', kp: 20 });
  });

  it('are the law’s defaults if a person chose another law', () => {
    const given: EntitySpec = { kind: 'missile', controller: { kind: 'pid', kp: 20 } };
    const [body] = bodiesOf(given);
    body.configure({ kind: 'leaky-pid', kp: 5 });
    expect(givenController(body, given)).toEqual({ kind: 'leaky-pid' });
  });

  it('leave the text of a written law unchanged', () => {
    const source = 'const k = gain(2);\nfunction turn({ error }) { return k * error; }';
    const given: EntitySpec = { kind: 'missile', controller: { kind: 'own', source, k: 3 } };
    const [body] = bodiesOf(given);
    body.configure({ kind: 'own', source, k: 4 });
    expect(givenController(body, given)).toEqual({ kind: 'own', source, k: 3 });
    body.configure({ kind: 'own', source: `${source}\n`, k: 4 });
    expect(givenController(body, given)).toEqual({ kind: 'own', source: `${source}\n` });
    expect(givenController(body, { controller: { kind: 'pid' } })).toMatchObject({ kind: 'own' });
  });

  it('are those of the body’s kind if the scenario gives none', () => {
    const [body] = bodiesOf({ kind: 'character-2013' });
    const { controller } = body;
    body.configure({ ...controller, kp: 7 });
    expect(givenController(body, {})).toEqual(controller);
  });
});

const heavy: EntitySpec = { kind: 'missile', angle: 0, size: 2, density: 5 };

describe('a shove of all bodies', () => {
  it('gives each body an equal sideways speed whatever its mass, alternately to the right and left', () => {
    const entities = bodiesOf({ kind: 'missile', angle: 0 }, heavy, {
      kind: 'character',
      angle: Math.PI / 2,
    });
    shoveEach(entities);
    const speeds = entities.map(({ body }) => body.getLinearVelocity());
    // x is right, y is down, angles are clockwise. Right of a nose along +x is +y; right of a nose along +y is -x.
    const expected = [
      [0, shoveSpeed],
      [0, -shoveSpeed],
      [-shoveSpeed, 0],
    ];
    for (const [n, [x, y]] of expected.entries()) {
      expect(speeds[n].x).toBeCloseTo(x, 9);
      expect(speeds[n].y).toBeCloseTo(y, 9);
    }
  });

  it('does not turn any body', () => {
    const entities = bodiesOf(heavy);
    shoveEach(entities);
    expect(entities[0].body.getAngularVelocity()).toBeCloseTo(0, 9);
  });

  it('reaches bodies that keep their own command', () => {
    const entities = bodiesOf({ ...heavy, autonomous: true });
    shoveEach(entities);
    expect(entities[0].body.getLinearVelocity().length()).toBeCloseTo(shoveSpeed, 9);
  });
});

describe('a spin of all bodies', () => {
  it('adds the same clockwise angular velocity whatever the inertia, and does not move any body', () => {
    const entities = bodiesOf(heavy, { kind: 'character-2013' });
    entities[0].body.setAngularVelocity(-1);
    spinEach(entities);
    const [missile, character] = entities.map(({ body }) => body);
    expect(missile.getAngularVelocity()).toBeCloseTo(spinRate - 1, 9);
    expect(character.getAngularVelocity()).toBeCloseTo(spinRate, 9);
    expect(missile.getLinearVelocity().length()).toBeCloseTo(0, 9);
  });
});
