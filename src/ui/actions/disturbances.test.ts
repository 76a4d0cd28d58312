// Impulses on all bodies: by how much they change velocities, and in which direction.
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../session/session.fixture';
import { shoveSpeed, spinRate } from '../../simulation/entity-edits';
import type { EntitySpec } from '../../simulation/scenario';
import { shoveAll, spinAll } from './list';

const heavy: EntitySpec = { kind: 'missile', angle: 0, size: 2, density: 5 };

describe('a shove of all bodies', () => {
  it('gives each the same speed across its nose whatever its mass, to the right and the left in turn', () => {
    const session = sessionOf([
      { kind: 'missile', angle: 0 },
      heavy,
      { kind: 'character', angle: Math.PI / 2 },
    ]);
    shoveAll(session);
    const speeds = session.entities.map(({ body }) => body.getLinearVelocity());
    // x right, y down, clockwise: right of a nose along +x is +y, right of one along +y is -x.
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
    const session = sessionOf([heavy]);
    shoveAll(session);
    expect(session.entities[0].body.getAngularVelocity()).toBeCloseTo(0, 9);
  });

  it('reaches bodies that keep their own command', () => {
    const session = sessionOf([{ ...heavy, autonomous: true }]);
    shoveAll(session);
    expect(session.entities[0].body.getLinearVelocity().length()).toBeCloseTo(shoveSpeed, 9);
  });
});

describe('a spin of all bodies', () => {
  it('adds the same clockwise angular velocity whatever the inertia, and does not move any body', () => {
    const session = sessionOf([heavy, { kind: 'character-2013' }]);
    session.entities[0].body.setAngularVelocity(-1);
    spinAll(session);
    const [missile, character] = session.entities.map(({ body }) => body);
    expect(missile.getAngularVelocity()).toBeCloseTo(spinRate - 1, 9);
    expect(character.getAngularVelocity()).toBeCloseTo(spinRate, 9);
    expect(missile.getLinearVelocity().length()).toBeCloseTo(0, 9);
  });

  it('tells the listeners', () => {
    const session = sessionOf([heavy]);
    let told = 0;
    session.onChange(() => {
      told += 1;
    });
    spinAll(session);
    expect(told).toBe(1);
  });
});
