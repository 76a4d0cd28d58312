import { describe, expect, it } from 'vitest';
import { ageAt, areaOf, strengthOf, xOf } from './paint';

describe('the time axis of a plot', () => {
  /** Area of a plot on a canvas of 354 × 160 px. Ten seconds are 300 px wide. */
  const area = areaOf(354, 160);

  it('goes from ten seconds ago on the left to now on the right', () => {
    expect([-10, -5, 0].map((age) => xOf(area, age))).toEqual([46, 196, 346]);
  });

  it('reads the time at a place, and no other outside', () => {
    expect([46, 106, 346].map((x) => ageAt(area, x))).toEqual([-10, -8, 0]);
    expect([0, 1000].map((x) => ageAt(area, x))).toEqual([-10, 0]);
  });
});

describe('the strength of a curve', () => {
  const heights = (swings: number) => Array.from({ length: swings + 1 }, (_, n) => (n % 2 === 0 ? 0 : 100));

  it('is whole for one of up to eight times the width of its plot', () => {
    expect(strengthOf(heights(8), { width: 100 })).toBe(1);
    expect(strengthOf([null, 5000, null, 0], { width: 100 })).toBe(1);
  });

  it('is less for one that chatters', () => {
    expect(strengthOf(heights(16), { width: 100 })).toBe(0.5);
    expect(strengthOf(heights(600), { width: 100 })).toBe(0.3);
  });
});
