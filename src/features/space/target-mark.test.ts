import { describe, expect, it } from 'vitest';
import { identity, multiply, type Quaternion } from '../../laws/control/attitude/quaternion';
import { cross, dot, lengthOf, scaled, type Vector } from '../../laws/control/attitude/vector';
import { sphereRadius, viewAxes } from './camera';
import { noseAxis } from './rules/ship';
import { turnAbout, unit } from './rules/turn-by';
import { gripOf, markPlaceOf } from './target-mark';

const { toward, right } = viewAxes;

/**
 * Returns an attitude with the nose in the given direction.
 * @param direction unit vector. It must not be opposite to `noseAxis`
 */
const attitudeTo = (direction: Vector): Quaternion =>
  unit({ ...cross(noseAxis, direction), w: 1 + dot(noseAxis, direction) });

describe('a mark', () => {
  it('in front lies flat on its sphere', () => {
    const { middle, mast, wing } = markPlaceOf(attitudeTo(toward));
    for (const axis of [mast, wing]) {
      expect(lengthOf(axis)).toBeCloseTo(1, 12);
      expect(dot(axis, toward)).toBeCloseTo(0, 12);
    }
    expect(middle.y).toBeCloseTo(sphereRadius * toward.y, 12);
    expect(dot(mast, wing)).toBeCloseTo(0, 12);
  });

  it('on the rim leans towards the eye by 19°, where it would be seen edge on', () => {
    const { mast, wing } = markPlaceOf(attitudeTo(right));
    const normal = cross(mast, wing);
    // atan 0.35 = 19.29°.
    expect(dot(normal, toward)).toBeCloseTo(Math.sin((19.29 * Math.PI) / 180), 4);
  });

  it('turns with the roll', () => {
    const attitude = attitudeTo(toward);
    const rolled = multiply(turnAbout(toward, 0.7), attitude);
    const [before, after] = [markPlaceOf(attitude), markPlaceOf(rolled)];
    expect(dot(before.mast, after.mast)).toBeCloseTo(Math.cos(0.7), 12);
    expect(dot(before.wing, after.wing)).toBeCloseTo(Math.cos(0.7), 12);
  });

  it('of a level ship has its mast upwards and its wing towards the right', () => {
    const { mast, wing } = markPlaceOf(identity);
    expect(mast.y).toBeGreaterThan(0.9);
    expect(wing.z).toBeGreaterThan(0.9);
  });

  it('has a small ring at its mast’s tip', () => {
    const attitude = attitudeTo(toward);
    const { middle, mast } = markPlaceOf(attitude);
    const grip = gripOf(attitude);
    const off = { x: grip.x - middle.x, y: grip.y - middle.y, z: grip.z - middle.z };
    expect(lengthOf(off)).toBeCloseTo(0.52, 12);
    expect(dot(off, scaled(mast, 1 / 0.52))).toBeCloseTo(1, 12);
  });
});
