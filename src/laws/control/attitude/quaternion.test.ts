import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atan2 } from '../../exact/exact';
import { toRadians } from '../../exact/figures';

import { normalised, turnAbout, turnBy } from './free-body.fixture';
import {
  identity,
  inverse,
  multiply,
  type Quaternion,
  refuseUnlessUnit,
  rotate,
  rotationVector,
} from './quaternion';
import { add, lengthOf, type Vector } from './vector';

const half = Math.SQRT1_2;
const quarterAboutX = { x: half, y: 0, z: 0, w: half };
const quarterAboutZ = { x: 0, y: 0, z: half, w: half };

// Squares of numbers below 1e-100 lose digits.
const number = fc.double({ min: -1, max: 1, noNaN: true }).map((one) => (Math.abs(one) < 1e-100 ? 0 : one));
const quaternions = fc
  .record({ x: number, y: number, z: number, w: number })
  .filter((q) => Math.hypot(q.x, q.y, q.z, q.w) > 0.1)
  .map(normalised);
const vectors = fc.record({ x: number, y: number, z: number });

const apart = (a: Vector, b: Vector) => lengthOf(add(a, b, -1));

describe('rotate', () => {
  it('by a quarter turn about z leads from x to y, and about x from y to z', () => {
    expect(apart(rotate({ x: 1, y: 0, z: 0 }, quarterAboutZ), { x: 0, y: 1, z: 0 })).toBeLessThan(1e-15);
    expect(apart(rotate({ x: 0, y: 1, z: 0 }, quarterAboutX), { x: 0, y: 0, z: 1 })).toBeLessThan(1e-15);
  });

  it('by a product is by its second factor first', () => {
    // x turned about z is y, and y turned about x is z. In the other order x stays x, then becomes y.
    const x = { x: 1, y: 0, z: 0 };
    expect(apart(rotate(x, multiply(quarterAboutX, quarterAboutZ)), { x: 0, y: 0, z: 1 })).toBeLessThan(
      1e-15,
    );
    expect(apart(rotate(x, multiply(quarterAboutZ, quarterAboutX)), { x: 0, y: 1, z: 0 })).toBeLessThan(
      1e-15,
    );
  });

  it('keeps lengths, and the inverse takes it back', () => {
    fc.assert(
      fc.property(vectors, quaternions, (vector, q) => {
        const there = rotate(vector, q);
        expect(lengthOf(there)).toBeCloseTo(lengthOf(vector), 12);
        expect(apart(rotate(there, inverse(q)), vector)).toBeLessThan(1e-12);
      }),
    );
  });
});

describe('rotationVector', () => {
  it('is the angle along the axis: π/2 about z', () => {
    expect(apart(rotationVector(quarterAboutZ), { x: 0, y: 0, z: Math.PI / 2 })).toBeLessThan(1e-15);
  });

  it('goes the short way round: 200° about x are -160°, and a quaternion and its negative are the same turn', () => {
    const turn = turnAbout({ x: 1, y: 0, z: 0 }, toRadians(200));
    const negative = { x: -turn.x, y: -turn.y, z: -turn.z, w: -turn.w };
    for (const q of [turn, negative])
      expect(apart(rotationVector(q), { x: toRadians(-160), y: 0, z: 0 })).toBeLessThan(1e-14);
  });

  it('of half a turn is π long, about the axis as it stands', () => {
    expect(rotationVector({ x: 0, y: -1, z: 0, w: 0 }).y).toBeCloseTo(-Math.PI, 15);
    expect(rotationVector({ x: 0, y: -1, z: 0, w: -0 }).y).toBeCloseTo(-Math.PI, 15);
  });

  it('is as exact for the smallest turn as for a large one', () => {
    for (const angle of [1e-300, 1e-160, 1e-20, 1e-9, 1e-3]) {
      const { z } = rotationVector({ x: 0, y: 0, z: angle / 2, w: 1 });
      // tan(θ/2) = angle/2. The difference from the angle is θ³/12.
      expect(z / (angle - angle * angle * (angle / 12))).toBeCloseTo(1, 12);
    }
    expect(rotationVector(identity)).toEqual({ x: 0, y: 0, z: 0 });
  });

  it('is 2 atan2(|v|, |w|) to six units of the last place, of a quaternion of any length', () => {
    fc.assert(
      fc.property(quaternions, fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (q, size) => {
        const expected = 2 * atan2(lengthOf(q), Math.abs(q.w));
        const grown = { x: size * q.x, y: size * q.y, z: size * q.z, w: size * q.w };
        for (const turn of [q, grown])
          expect(Math.abs(lengthOf(rotationVector(turn)) - expected)).toBeLessThanOrEqual(
            6 * 2 ** -52 * expected,
          );
      }),
    );
  });

  it('is at most π long, and gives back its quaternion', () => {
    fc.assert(
      fc.property(quaternions, (q) => {
        const vector = rotationVector(q);
        expect(lengthOf(vector)).toBeLessThanOrEqual(Math.PI * (1 + 1e-15));
        const left = multiply(turnBy(vector), inverse(q));
        expect(lengthOf(left)).toBeLessThan(1e-14);
      }),
    );
  });
});

describe('refuseUnlessUnit', () => {
  const { NaN: none } = Number;
  it.each<[string, Quaternion]>([
    ['degrees', { x: 0, y: 90, z: 0, w: 0 }],
    ['nothing', { x: 0, y: 0, z: 0, w: 0 }],
    ['what is no number', { x: 0, y: none, z: 0, w: 1 }],
    ['what has no end', { x: Infinity, y: 0, z: 0, w: 0 }],
  ])('refuses %s, with the name and the numbers', (_, q) => {
    const numbers = `${q.x},${q.y},${q.z},${q.w}`;
    expect(() => refuseUnlessUnit('attitude', q)).toThrow(
      new RangeError(`attitude: must be a quaternion (x, y, z, w) of length 1, got ${numbers}`),
    );
  });

  it('accepts a quaternion with the drift of single precision', () => {
    expect(() => refuseUnlessUnit('attitude', { x: 0, y: 0, z: 0, w: 1.000001 })).not.toThrow();
  });
});
