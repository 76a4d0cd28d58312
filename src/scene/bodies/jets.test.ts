// Side jets push a body the way it turns; heat, light and fading are as page and physics say.
import { describe, expect, it } from 'vitest';
import type { Entity } from '../../simulation/entity-kinds';
import { Simulation } from '../../simulation/simulation';
import { isAtLimit } from '../../view/heat';
import { jetShare, jetsOf } from './jets';
import { lightFrom } from './light';
import { dotEvery, faded, glowAlpha, trailAlpha } from './trail-look';

/** A body that turns towards a target on its right (y down) or on its left, after three steps: the 2013 rules rest in the first. */
function turning(
  kind: 'missile' | 'character' | 'turret' | 'missile-2013',
  side: 1 | -1,
  drive?: 'angle',
): Entity {
  const simulation = new Simulation({
    version: 1,
    name: 'Turn',
    entities: [{ kind, ...(drive && { drive }), command: { kind: 'turn-towards', target: [0, 50 * side] } }],
  });
  for (let n = 0; n < 3; n++) simulation.step();
  return simulation.entities[0];
}

describe('side jets', () => {
  it.each(['missile', 'character', 'missile-2013'] as const)(
    'give %s a torque of the sign in which it turns',
    (kind) => {
      for (const side of [1, -1] as const) {
        const entity = turning(kind, side);
        const share = jetShare(entity);
        expect(Math.sign(share)).toBe(side);
        expect(Math.sign(entity.body.getAngularVelocity())).toBe(side);
        const jets = jetsOf(entity, share);
        expect(jets).toHaveLength(2);
        // A jet that blows to `side` pushes the other way: torque x F_y with F_y = -side, clockwise above 0.
        for (const jet of jets) expect(Math.sign(jet.x * -jet.side)).toBe(side);
        // It blows away from the hull.
        for (const jet of jets) expect(Math.sign(jet.y)).toBe(jet.side);
      }
    },
  );

  it('are a couple: one at the nose, one at the tail, to opposite sides', () => {
    const [nose, tail] = jetsOf(turning('missile', 1), 0.5);
    expect(nose.x).toBeGreaterThan(0);
    expect(tail.x).toBeLessThan(0);
    expect(nose.side).toBe(-tail.side);
  });

  it('are at full length at the motor’s limit', () => {
    // 90° off, 4π rad/s² are far less than the controller asks for.
    expect(jetShare(turning('missile', 1))).toBe(1);
  });

  it('are not there for a turret on its axle, nor for a body whose angle is set', () => {
    expect(jetShare(turning('turret', 1))).toBe(0);
    expect(jetShare(turning('missile', 1, 'angle'))).toBe(0);
  });
});

describe('heat', () => {
  it('begins at 0.995 of the limit in force, either way', () => {
    expect([isAtLimit(9.94, 10), isAtLimit(9.95, 10), isAtLimit(-10, 10)]).toEqual([false, true, true]);
  });
});

describe('a trail', () => {
  it('fades to nothing in ten seconds, and is at (1/2)^0.9 = 0.536 after five', () => {
    expect([faded(0), faded(10), faded(11)]).toEqual([1, 0, 0]);
    expect(faded(5)).toBeCloseTo(0.536, 3);
  });

  it('is stronger, and glows, where the motor was at its limit', () => {
    expect([trailAlpha(0.9, 0), trailAlpha(1, 0)]).toEqual([0.7, 0.95]);
    expect(glowAlpha(0.9, 0, 50)).toBe(0);
    expect(glowAlpha(1, 0, 50)).toBeCloseTo(0.5);
  });

  it('glows alike with places close together: two halves of the way let through as much as the whole', () => {
    const half = glowAlpha(1, 0, 11);
    expect((1 - half) ** 2).toBeCloseTo(1 - glowAlpha(1, 0, 22));
  });
});

describe('the dots of a glow', () => {
  it('are 14 px apart at most where places are closer together, and at every place where they are not', () => {
    expect([1, 1.75, 1.8, 3.5, 3.6, 7, 7.1, 30].map(dotEvery)).toEqual([8, 8, 4, 4, 2, 2, 1, 1]);
  });
});

describe('the light from the upper left', () => {
  it('falls on the left side of a body that points to the right, and on the right side of one that points to the left', () => {
    expect(lightFrom(0)).toBeCloseTo(-0.8);
    expect(lightFrom(Math.PI)).toBeCloseTo(0.8);
  });

  it('falls on the right side of a body that points down, which is its left on the page', () => {
    expect(lightFrom(Math.PI / 2)).toBeCloseTo(0.6);
  });
});
