import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesInertia } from '../../../laws/control/attitude/inertia';
import { add, cross, dot, scaled, type Vector, zero } from '../../../laws/control/attitude/vector';
import { type Box, crateSolid, principalAxes, shipMass, shipSolid, solidOf } from './solid';

const axes: readonly Vector[] = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
];

describe('solidOf', () => {
  it('gives a box its textbook moments, m (b² + c²)/12 for whole sides, and its own axes', () => {
    // 12 kg, 2 m by 4 m by 6 m: 16 + 36 = 52, 4 + 36 = 40, 4 + 16 = 20.
    const box: Box = { at: { x: 5, y: 6, z: 7 }, half: { x: 1, y: 2, z: 3 }, mass: 12 };
    const { moments, frame, centre, mass } = solidOf([box]);
    expect(moments).toEqual({
      x: expect.closeTo(52, 12),
      y: expect.closeTo(40, 12),
      z: expect.closeTo(20, 12),
    });
    expect(frame).toEqual({ x: 0, y: 0, z: 0, w: 1 });
    expect(centre).toEqual(box.at);
    expect(mass).toBe(12);
  });

  it('adds boxes by Steiner’s theorem', () => {
    // Two cubes of 6 kg and 1 m, 4 m apart along x. Each has 1 kg m² about its centre, and 6 · 2² = 24 more about y and
    // z.
    const half = { x: 0.5, y: 0.5, z: 0.5 };
    const { moments, centre } = solidOf([-1, 3].map((x) => ({ at: { x, y: 0, z: 0 }, half, mass: 6 })));
    expect(centre).toEqual({ x: 1, y: 0, z: 0 });
    expect(moments).toEqual({
      x: expect.closeTo(2, 12),
      y: expect.closeTo(50, 12),
      z: expect.closeTo(50, 12),
    });
  });

  it('a crate is a cube: 260 kg, 0.6 m, m a²/6 = 15.6 kg m² about every axis', () => {
    expect(crateSolid.mass).toBe(260);
    for (const moment of Object.values(crateSolid.moments)) expect(moment).toBeCloseTo(15.6, 12);
  });
});

/**
 * Returns the inertia tensor of point masses times the vector `v`: ∑ m ((r · r) v - r (r · v)). A point has mass m and
 * place r.
 */
function timesTensor(points: readonly { at: Vector; mass: number }[], v: Vector): Vector {
  return points.reduce((sum, { at, mass }) => add(sum, cross(at, cross(v, at)), mass), zero);
}

it('principal axes act on every vector like the point masses, and are named after the nearest body axes', () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true });
  const point = fc.record({
    at: fc.record({ x: number, y: number, z: number }),
    mass: fc.double({ min: 0.1, max: 10, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 6 }), (points) => {
      const [x, y, z] = axes.map((axis) => timesTensor(points, axis));
      const tensor: Parameters<typeof principalAxes>[0] = [
        [x.x, y.x, z.x],
        [x.y, y.y, z.y],
        [x.z, y.z, z.z],
      ];
      const { moments, frame } = principalAxes(tensor);
      const size = moments.x + moments.y + moments.z;
      // Points in nearly one place form no body: their moments are only rounding errors.
      fc.pre(size > 1e-9);
      for (const axis of axes) {
        const off = add(timesInertia(axis, moments, frame), timesTensor(points, axis), -1);
        expect(Math.sqrt(dot(off, off)) / size).toBeLessThan(1e-12);
      }
    }),
  );
});

describe('a ship', () => {
  it('has 1,200 kg with any cargo', () => {
    for (const cargo of [0, 480, 784]) expect(shipSolid(cargo).mass).toBeCloseTo(shipMass, 9);
  });

  it('without cargo has nearly its own axes, and heavy cargo turns them by 40°', () => {
    const turned = (cargo: number) => (2 * Math.acos(shipSolid(cargo).frame.w) * 180) / Math.PI;
    expect(turned(0)).toBeLessThan(1.5);
    expect(turned(480)).toBeGreaterThan(30);
    expect(Math.round(turned(784))).toBe(40);
    // A second program computed these figures with the engine's sums.
    const { x, y, z } = shipSolid(784).moments;
    expect([x, y, z].map(Math.round)).toEqual([313, 2875, 2633]);
  });

  it('uses the given inertia instead of its own', () => {
    const given = { moments: { x: 1, y: 4, z: 5 }, frame: { x: 1, y: 0, z: 0, w: 0 } };
    expect(shipSolid(784, given)).toMatchObject(given);
    expect(scaled(shipSolid(784, given).centre, 1)).toEqual(shipSolid(784).centre);
  });
});
