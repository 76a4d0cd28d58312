// Par and the lower bound of the time, by hand.
import { describe, expect, it } from 'vitest';
import { parTime, timeBound } from './figures';

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
    // 100 m at 10 m/s; 10/200 s; half of 1/50 s.
    expect(timeBound(100, limits, 1 / 50)).toBeCloseTo(10 + 0.05 - 0.01, 12);
  });

  it('has no run-up where one step is enough', () => {
    expect(timeBound(100, { ...limits, linearAcceleration: 1000 }, 1 / 50)).toBeCloseTo(10, 12);
  });

  it('leaves the run-up out where the course is too short for it', () => {
    // 10 m/s take 2 s at 5 m/s², and so more than the 4 m there are.
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
