// Tests of the turning circle against geometry worked out by hand.
import { describe, expect, it } from 'vitest';
import { reachableSpeed } from './turning-circle';

describe('reachableSpeed', () => {
  it('abeam: a circle of 6 m about (0, 6) passes 2 m from (0, 10), so 6 m/s at 1 rad/s', () => {
    expect(reachableSpeed(0, 10, 2, 1)).toBeCloseTo(6, 12);
  });

  it('ahead and aside: a circle of 4 m about (0, 4) passes 1 m from (3, 4), so 8 m/s at 2 rad/s', () => {
    expect(reachableSpeed(3, 4, 1, 2)).toBeCloseTo(8, 12);
  });

  it('is the same on either side, and behind as ahead', () => {
    expect(reachableSpeed(3, -4, 1, 2)).toBeCloseTo(8, 12);
    expect(reachableSpeed(-3, 4, 1, 2)).toBeCloseTo(8, 12);
  });

  it.each([
    [2, 9, 0.5],
    [-7, 5, 2],
    [12, -6, 4],
  ])(
    'slower, the target (%d, %d) is within %d m of the circle or outside it; faster, it is lost',
    (ahead, aside, reach) => {
      const toCircle = (speed: number) => speed - Math.hypot(ahead, Math.abs(aside) - speed);
      const speed = reachableSpeed(ahead, aside, reach, 1);
      expect(toCircle(speed * 0.99)).toBeLessThan(reach);
      expect(toCircle(speed * 1.01)).toBeGreaterThan(reach);
    },
  );

  it('is any speed for what lies as near to the course as the reach, or with no limit on the turn rate', () => {
    expect(reachableSpeed(30, 4, 4, 1)).toBe(Infinity);
    expect(reachableSpeed(30, -3, 4, 1)).toBe(Infinity);
    expect(reachableSpeed(0, 50, 4, Infinity)).toBe(Infinity);
  });
});
