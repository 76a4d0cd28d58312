// The shortest way through discs: known answers, and never above the length of any way.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../entities/command';
import { shortestLength, shortestWay } from './length';

const origin = { x: 0, y: 0 };
const places = (...list: [number, number][]) => list.map(([x, y]) => ({ x, y }));

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, point, n) => sum + distance(n === 0 ? origin : points[n - 1], point), 0);

describe('the shortest length', () => {
  it('to one disc ends at its rim', () => {
    expect(shortestLength(origin, places([30, 40]), 5)).toBeCloseTo(45, 9);
  });

  it('is nothing for a disc that holds the start', () => {
    expect(shortestLength(origin, places([3, 0]), 5)).toBe(0);
  });

  it('goes straight through discs that a line passes: 30 m less the last radius', () => {
    expect(shortestLength(origin, places([10, 1], [20, -1], [30, 0]), 2)).toBeCloseTo(28, 2);
  });

  it('is reflected at the top of a disc halfway: there and on to the next, each √(30² + 38²), less the last radius', () => {
    // By symmetry the way touches the disc around (30, 40) at its lowest point (30, 38) if it ended in (60, 0). The
    // disc around (60, 0) is entered on the straight line towards its middle.
    const way = 2 * Math.hypot(30, 38) - 2;
    const found = shortestLength(origin, places([30, 40], [60, 0]), 2);
    expect(found).toBeLessThanOrEqual(way);
    expect(found).toBeGreaterThan(way - 0.05);
  });

  it('comes back from a disc to the start: twice the way to its rim, less the last radius', () => {
    expect(shortestLength(origin, places([20, 0], [0, 0]), 3)).toBeCloseTo(2 * 17 - 3, 9);
  });
});

const coordinate = fc.double({ min: -50, max: 50, noNaN: true });
const place = fc.record({ x: coordinate, y: coordinate });
const gates = fc.array(place, { minLength: 1, maxLength: 10 });
const radius = fc.double({ min: 0.5, max: 6, noNaN: true });

describe('for any course', () => {
  it('no way through the discs is shorter', () => {
    const off = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 7, noNaN: true }),
    );
    fc.assert(
      fc.property(gates, radius, fc.array(off, { minLength: 10, maxLength: 10 }), (centres, radius, offs) => {
        const touched = centres.map(({ x, y }, n) => {
          const [share, angle] = offs[n];
          return { x: x + share * radius * Math.cos(angle), y: y + share * radius * Math.sin(angle) };
        });
        expect(shortestLength(origin, centres, radius)).toBeLessThanOrEqual(lengthOf(touched) + 1e-9);
      }),
    );
  });

  it('the way found lies in the discs, and is no shorter than the bound says', () => {
    fc.assert(
      fc.property(gates, radius, (centres, radius) => {
        const way = shortestWay(origin, centres, radius);
        way.forEach((point, n) => {
          expect(distance(point, centres[n])).toBeLessThanOrEqual(radius + 1e-9);
        });
        expect(shortestLength(origin, centres, radius)).toBeLessThanOrEqual(lengthOf(way) + 1e-9);
      }),
    );
  });
});

it('the bound of a course like that of Par is the length of its shortest way, to the millimetre', () => {
  const centres = places([21, 0], [41, -13], [61, 0], [84, -7], [73, -29], [53, -19], [45, -44], [25, -25]);
  const found = lengthOf(shortestWay(origin, centres, 2.5));
  expect(found - shortestLength(origin, centres, 2.5)).toBeLessThan(0.001);
});
