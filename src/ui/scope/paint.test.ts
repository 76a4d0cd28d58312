import { describe, expect, it } from 'vitest';
import { ageAt, areaOf, xOf } from './paint';

describe('the time axis of a plot', () => {
  /** 46 px on the left and 8 px on the right are for labels: 300 px are left for ten seconds. */
  const area = areaOf(354, 160);

  it('goes from ten seconds ago on the left to now on the right', () => {
    expect([-10, -5, 0].map((age) => xOf(area, age))).toEqual([46, 196, 346]);
  });

  it('reads the time at a place, and no other outside', () => {
    expect([46, 106, 346].map((x) => ageAt(area, x))).toEqual([-10, -8, 0]);
    expect([0, 1000].map((x) => ageAt(area, x))).toEqual([-10, 0]);
  });
});
