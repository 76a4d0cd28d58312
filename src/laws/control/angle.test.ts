import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { headingError, wrapAngle } from './angle';

describe('wrapAngle', () => {
  it('leaves angles in (-π, π] unchanged', () => {
    for (const angle of [0, 1, -1, 3.14, -3.14, Math.PI]) expect(wrapAngle(angle)).toBe(angle);
  });

  it('gives the half turn one sign', () => {
    expect(wrapAngle(-Math.PI)).toBe(Math.PI);
  });

  it('takes off as many turns as there are', () => {
    expect(wrapAngle(1 + 2 * Math.PI * 7)).toBeCloseTo(1, 12);
    expect(wrapAngle(-1 - 2 * Math.PI * 7)).toBeCloseTo(-1, 12);
  });

  it('is in (-π, π] and on the same heading for any angle', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (angle) => {
        const wrapped = wrapAngle(angle);
        expect(wrapped).toBeGreaterThan(-Math.PI);
        expect(wrapped).toBeLessThanOrEqual(Math.PI);
        expect(Math.cos(wrapped)).toBeCloseTo(Math.cos(angle), 9);
        expect(Math.sin(wrapped)).toBeCloseTo(Math.sin(angle), 9);
      }),
    );
  });

  it('stays in (-π, π] near odd half turns, however many', () => {
    const outside: number[] = [];
    for (let turns = -20001; turns <= 20001; turns += 2) {
      for (const angle of [turns * Math.PI * (1 - 1e-16), turns * Math.PI, turns * Math.PI * (1 + 3e-16)]) {
        const wrapped = wrapAngle(angle);
        if (!(wrapped > -Math.PI && wrapped <= Math.PI)) outside.push(angle);
      }
    }
    expect(outside).toEqual([]);
  });
});

describe('headingError', () => {
  it('is desired - actual', () => {
    expect(headingError(0.5, 0.2)).toBeCloseTo(0.3, 12);
  });

  it('goes the short way over ±180°', () => {
    expect(headingError(toRadians(-179), toRadians(179))).toBeCloseTo(toRadians(2), 12);
    expect(headingError(toRadians(179), toRadians(-179))).toBeCloseTo(toRadians(-2), 12);
  });
});
