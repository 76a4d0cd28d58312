// Tests of par and of the lower bound of the time, by hand; and of the shortest way through discs: known results, never
// longer than another way.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../../world/entities/command';
import { parTime, shortestLength, shortestWay, timeBound } from './figures';

const limits = { angularAcceleration: 2 * Math.PI, turnRate: Infinity, linearAcceleration: 100, speed: 10 };
const start = { x: 0, y: 0 };

describe('par', () => {
  it('to one gate is the way over the speed: 30 m at 10 m/s', () => {
    expect(parTime(start, [{ x: 30, y: 0 }], limits)).toBeCloseTo(3, 12);
  });

  it('adds the best turn at each gate: 90° with 2π rad/s² take 2 √(π/2 / 2π) = 1 s', () => {
    const gates = [
      { x: 30, y: 0 },
      { x: 30, y: 20 },
      { x: 60, y: 20 },
    ];
    expect(parTime(start, gates, limits)).toBeCloseTo(3 + 1 + 2 + 1 + 3, 12);
  });

  it('turns the short way round: from heading 135° to -135° are 90°', () => {
    const gates = [
      { x: -10, y: 10 },
      { x: -20, y: 0 },
    ];
    expect(parTime(start, gates, limits)).toBeCloseTo((2 * Math.hypot(10, 10)) / 10 + 1, 12);
  });
});

describe('the lower bound of the time', () => {
  it('is the way over the speed, and v/2a less half a step to get up to it', () => {
    // 100 m at 10 m/s, 10/200 s, and half of 1/50 s.
    expect(timeBound(100, limits, 1 / 50)).toBeCloseTo(10 + 0.05 - 0.01, 12);
  });

  it('has no run-up if one step is enough', () => {
    expect(timeBound(100, { ...limits, linearAcceleration: 1000 }, 1 / 50)).toBeCloseTo(10, 12);
  });

  it('leaves out the run-up if the course is too short for it', () => {
    // 10 m/s takes 2 s at 5 m/s², and so more than the available 4 m.
    expect(timeBound(4, { ...limits, linearAcceleration: 5 }, 1 / 60)).toBeCloseTo(0.4, 12);
  });

  it('is not beaten by full thrust, step by step', () => {
    for (const linearAcceleration of [3, 5, 20, 100, 700]) {
      for (const timeStep of [1 / 30, 1 / 60, 1 / 240]) {
        let [speed, way, time] = [0, 0, 0];
        while (way < 60) {
          speed = Math.min(limits.speed, speed + linearAcceleration * timeStep);
          const share = Math.min(1, (60 - way) / (speed * timeStep));
          way += share * speed * timeStep;
          time += share * timeStep;
          if (share < 1) break;
        }
        const bound = timeBound(60, { ...limits, linearAcceleration }, timeStep);
        expect(time).toBeGreaterThanOrEqual(bound - 1e-9);
        expect(time).toBeLessThan(bound + timeStep);
      }
    }
  });
});

const origin = { x: 0, y: 0 };

/** Returns a list of ten equal radii, for the ten round gates of a test course. m */
const alike = (radius: number): number[] => new Array(10).fill(radius);
const places = (...list: [number, number][]) => list.map(([x, y]) => ({ x, y }));

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, point, n) => sum + distance(n === 0 ? origin : points[n - 1], point), 0);

describe('the lower bound of a run that ends in a stop', () => {
  it('adds the time of braking: from 20 to 0.5 m/s at 14 m/s² 19.5²/(2 · 14 · 20) s, less half a step', () => {
    const fast = { ...limits, speed: 20, linearAcceleration: 14 };
    const added = timeBound(150, fast, 1 / 60, 0.5) - timeBound(150, fast, 1 / 60);
    expect(added).toBeCloseTo(19.5 ** 2 / (2 * 14 * 20) - 1 / 120, 12);
  });

  it('is not beaten by full thrust and full braking, step by step', () => {
    for (const linearAcceleration of [5, 14, 100])
      for (const timeStep of [1 / 30, 1 / 60]) {
        const most = linearAcceleration * timeStep;
        let [speed, way, time] = [0, 0, 0];
        // The body brakes as late as the remaining way allows.
        const brakingWay = (from: number) => {
          let [v, sum] = [from, 0];
          while (v >= 0.5) {
            v = Math.max(0, v - most);
            sum += v * timeStep;
          }
          return sum;
        };
        do {
          const faster = Math.min(limits.speed, speed + most);
          const goes = way + faster * timeStep + brakingWay(faster) <= 60;
          speed = goes ? faster : Math.max(0, speed - most);
          way += speed * timeStep;
          time += timeStep;
        } while (speed >= 0.5);
        const bound = timeBound(way, { ...limits, linearAcceleration }, timeStep, 0.5);
        expect(time).toBeGreaterThanOrEqual(bound - 1e-9);
        expect(time).toBeLessThan(bound + 3 * timeStep);
      }
  });
});

describe('the shortest length', () => {
  it('to one disc ends at its rim', () => {
    expect(shortestLength(origin, places([30, 40]), alike(5))).toBeCloseTo(45, 9);
  });

  it('is nothing for a disc that holds the start', () => {
    expect(shortestLength(origin, places([3, 0]), alike(5))).toBe(0);
  });

  it('goes straight through discs that a line passes: 30 m less the last radius', () => {
    expect(shortestLength(origin, places([10, 1], [20, -1], [30, 0]), alike(2))).toBeCloseTo(28, 2);
  });

  it('is reflected at the top of a disc halfway: there and on to the next, each √(30² + 38²), less the last radius', () => {
    // By symmetry the way touches the disc around (30, 40) at its lowest point, (30, 38), if it ends at (60, 0). It
    // enters the disc around (60, 0) on the straight line towards its centre.
    const way = 2 * Math.hypot(30, 38) - 2;
    const found = shortestLength(origin, places([30, 40], [60, 0]), alike(2));
    expect(found).toBeLessThanOrEqual(way);
    expect(found).toBeGreaterThan(way - 0.05);
  });

  it('comes back from a disc to the start: twice the way to its rim, less the last radius', () => {
    expect(shortestLength(origin, places([20, 0], [0, 0]), alike(3))).toBeCloseTo(2 * 17 - 3, 9);
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
        expect(shortestLength(origin, centres, alike(radius))).toBeLessThanOrEqual(lengthOf(touched) + 1e-9);
      }),
    );
  });

  it('the way found lies in the discs, and is no shorter than the bound says', () => {
    fc.assert(
      fc.property(gates, radius, (centres, radius) => {
        const way = shortestWay(origin, centres, alike(radius));
        way.forEach((point, n) => {
          expect(distance(point, centres[n])).toBeLessThanOrEqual(radius + 1e-9);
        });
        expect(shortestLength(origin, centres, alike(radius))).toBeLessThanOrEqual(lengthOf(way) + 1e-9);
      }),
    );
  });
});

it('the bound of a course like that of Par is the length of its shortest way, to the millimetre', () => {
  const centres = places([21, 0], [41, -13], [61, 0], [84, -7], [73, -29], [53, -19], [45, -44], [25, -25]);
  const found = lengthOf(shortestWay(origin, centres, alike(2.5)));
  expect(found - shortestLength(origin, centres, alike(2.5))).toBeLessThan(0.001);
});
