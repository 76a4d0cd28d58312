import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integrateSamples } from './simpson';

describe('integrateSamples', () => {
  it('is 0 without an interval', () => {
    expect(integrateSamples([], 0.1)).toBe(0);
    expect(integrateSamples([5], 0.1)).toBe(0);
  });

  it('takes the trapezoid for two samples', () => {
    expect(integrateSamples([1, 3], 0.5)).toBeCloseTo(1, 12);
  });

  it('weights three samples h/3 (1, 4, 1)', () => {
    expect(integrateSamples([1, 0, 0], 3)).toBeCloseTo(1, 12);
    expect(integrateSamples([0, 1, 0], 3)).toBeCloseTo(4, 12);
    expect(integrateSamples([0, 0, 1], 3)).toBeCloseTo(1, 12);
  });

  it('weights four samples 3h/8 (1, 3, 3, 1)', () => {
    expect(integrateSamples([1, 0, 0, 0], 8)).toBeCloseTo(3, 12);
    expect(integrateSamples([0, 1, 0, 0], 8)).toBeCloseTo(9, 12);
    expect(integrateSamples([0, 0, 1, 0], 8)).toBeCloseTo(9, 12);
  });

  it.each([3, 4, 5, 6, 7, 8])('is exact for cubics with %i samples', (count) => {
    const coefficient = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(coefficient, coefficient, coefficient, coefficient), ([a, b, c, d]) => {
        const spacing = 0.25;
        const end = spacing * (count - 1);
        const samples = Array.from({ length: count }, (_, n) => {
          const t = n * spacing;
          return a + b * t + c * t ** 2 + d * t ** 3;
        });
        const exact = a * end + (b * end ** 2) / 2 + (c * end ** 3) / 3 + (d * end ** 4) / 4;
        expect(integrateSamples(samples, spacing)).toBeCloseTo(exact, 9);
      }),
    );
  });
});
