// Tests of the turn rate that a missile can keep up, and of the moment at which it has missed its target.

import { describe, expect, it } from 'vitest';
import { World } from '../planck/planck';
import { Missile } from './missile';

const at = { position: { x: 0, y: 0 }, angle: 0 };

describe('the turn rate a missile sustains', () => {
  it('is 0.15 √α of its motor', () => {
    const missile = new Missile(new World(), { ...at, limits: { angularAcceleration: 4 } });
    expect(missile.sustainedTurnRate).toBeCloseTo(0.3, 12);
  });

  it('is 0.7 of its turn rate limit if that is less', () => {
    const limits = { angularAcceleration: 4, turnRate: 0.4 };
    expect(new Missile(new World(), { ...at, limits }).sustainedTurnRate).toBeCloseTo(0.28, 12);
  });
});

describe('a missile', () => {
  it('has missed a target once it has fallen behind, and not one that it has just been given', () => {
    const world = new World();
    // It turns slowly, so it flies past a place 4 m beside its way.
    const limits = { angularAcceleration: 0.5, speed: 20 };
    const missile = new Missile(world, { ...at, limits, seekDistance: 1 });
    missile.give({ kind: 'seek', target: { x: 15, y: 4 } });
    expect(missile.missed).toBe(false);
    for (let step = 0; step < 120 && !missile.missed; step++) {
      missile.update(1 / 60);
      world.step(1 / 60);
    }
    expect(missile.missed).toBe(true);
    missile.give({ kind: 'seek', target: { x: 1000, y: 4 } });
    missile.update(1 / 60);
    expect(missile.missed).toBe(false);
  });
});
