// Tests of the side of a hull on which the light falls.
import { describe, expect, it } from 'vitest';
import { lightFrom } from './hulls';

describe('the light from the upper left', () => {
  it('falls on the left side of a body that points to the right, and on the right side of one that points to the left', () => {
    expect(lightFrom(0)).toBeCloseTo(-0.8);
    expect(lightFrom(Math.PI)).toBeCloseTo(0.8);
  });

  it('falls on the right side of a body that points down, which is its left on the page', () => {
    expect(lightFrom(Math.PI / 2)).toBeCloseTo(0.6);
  });
});
