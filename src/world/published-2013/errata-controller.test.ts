// Proofs of behaviour of the 2013 controller that its text does not mention: errata 20 and 24 to 26 of the notes, one
// test each.

import { describe, expect, it } from 'vitest';
import { wrapAngle } from '../../laws/control/angle';
import { simulateTurn } from '../../laws/control/step-response';
import { World } from '../planck/planck';
import { Entity2013 } from './entity-2013';
import { Pid2013, PublishedTurn } from './pid-2013';

const none = { kp: 0, ki: 0, kd: 0 };

describe('the 2013 derivative', () => {
  it('erratum 20: an error that steps over ±π costs the 2013 derivative 5 × 2π/0.01 = 3,142 rad/s²', () => {
    const last = (errors: readonly number[]) => {
      const pid = new Pid2013({ ...none, kd: 5 });
      return errors.map((error) => pid.update(error).d).at(-1)!;
    };
    const turned = [Math.PI - 0.15, Math.PI - 0.05, Math.PI + 0.05];
    // 0.1 rad in 0.01 s, and Kd = 5.
    expect(last(turned)).toBeCloseTo(50, 9);
    expect(last(turned.map(wrapAngle))).toBeCloseTo(50 - (5 * 2 * Math.PI) / 0.01, 9);
    expect((5 * 2 * Math.PI) / 0.01).toBeCloseTo(3141.59, 2);
  });

  it('erratum 25: the 2013 derivative takes the last two errors, not “the last several”', () => {
    const slope = (errors: readonly number[]) => {
      const pid = new Pid2013({ ...none, kd: 1 });
      return errors.map((error) => pid.update(error).d).at(-1)!;
    };
    // 0.01 rad in the last 0.01 s: 1 rad/s, whatever the earlier errors were.
    expect(slope([0, 0, 0, 0, 0, 0, 0.01])).toBeCloseTo(1, 9);
    expect(slope([3, -2, 1, 5, -4, 0, 0.01])).toBeCloseTo(1, 9);
    // The slope of the best line through the first seven would be ∑ (k - 3) e_k/(28 h) = 3/28.
    const best = [0, 0, 0, 0, 0, 0, 0.01].reduce((sum, error, k) => sum + ((k - 3) * error) / (28 * 0.01), 0);
    expect(best).toBeCloseTo(3 / 28, 9);
  });
});

it('erratum 26: a push of 1 rad/s² leaves the 2013 missile 1/31 rad off, its “integral” of 30 included', () => {
  const controller = new PublishedTurn({ kp: 1, ki: 0.05, kd: 5 });
  const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
  const trial = { controller, step: 1, timeStep: 1 / 60, duration: 60, limits, disturbance: -1 };
  // Seven equal errors e give Kp e + Ki 18 e/(3 × 0.01) = (1 + 30) e, which at rest is the push.
  expect(simulateTurn(trial).errors.at(-1)).toBeCloseTo(1 / 31, 9);
});

describe('the first ticks of a 2013 command', () => {
  it('erratum 24: after each command a 2013 body turns on unchecked for two ticks', () => {
    const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
    const entity = new Entity2013(world, { kind: 'character-2013', position: { x: 0, y: 0 }, angle: 0 });
    entity.body.setAngularVelocity(6);
    const speeds = [
      { x: 0, y: 50 },
      { x: 0, y: -50 },
    ].map((target) => {
      entity.give({ kind: 'turn-towards', target });
      return [1, 2, 3].map(() => {
        entity.update();
        world.step(1 / 30, 8, 1);
        return entity.body.getAngularVelocity();
      });
    });
    const [before, after] = speeds;
    expect(before.slice(0, 2)).toEqual([6, 6]);
    expect(before[2]).not.toBe(6);
    expect(after.slice(0, 2)).toEqual([before[2], before[2]]);
    expect(after[2]).not.toBe(before[2]);
  });
});
