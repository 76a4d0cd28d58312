// The light falls on hulls as on the page, and they glow where the motor is at its limit.
import { describe, expect, it } from 'vitest';
import { isAtLimit } from '../../view/bodies';
import { lightFrom } from './hulls';

describe('heat', () => {
  it('begins at 0.995 of the limit in force, either way', () => {
    expect([isAtLimit(9.94, 10), isAtLimit(9.95, 10), isAtLimit(-10, 10)]).toEqual([false, true, true]);
  });
});

describe('the light from the upper left', () => {
  it('falls on the left side of a body that points to the right, and on the right side of one that points to the left', () => {
    expect(lightFrom(0)).toBeCloseTo(-0.8);
    expect(lightFrom(Math.PI)).toBeCloseTo(0.8);
  });

  it('falls on the right side of a body that points down, which is its left on the page', () => {
    expect(lightFrom(Math.PI / 2)).toBeCloseTo(0.6);
  });
});
