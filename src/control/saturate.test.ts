import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saturate } from './saturate';

const limits = { angularAcceleration: 10, turnRate: 2 };

describe('saturate', () => {
  it('lets through what the motor can give', () => {
    expect(saturate(7, 0, 0.1, limits)).toBe(7);
  });

  it('cuts off what the motor cannot give, either way', () => {
    expect(saturate(50, 0, 0.1, limits)).toBe(10);
    expect(saturate(-50, 0, 0.1, limits)).toBe(-10);
  });

  it('stops exactly at the turn rate', () => {
    expect(saturate(10, 1.5, 0.1, limits)).toBeCloseTo(5, 12);
    expect(saturate(-10, -1.5, 0.1, limits)).toBeCloseTo(-5, 12);
  });

  it('brakes as hard as it can while the body turns faster than it may', () => {
    expect(saturate(10, 5, 0.1, limits)).toBe(-10);
    expect(saturate(-10, -5, 0.1, limits)).toBe(10);
  });

  it('knows no turn rate when that is endless', () => {
    expect(saturate(8, 1e6, 0.1, { angularAcceleration: 10, turnRate: Infinity })).toBe(8);
  });

  it('never goes beyond the motor, nor on past the turn rate', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(number, number, (commanded, angularVelocity) => {
        const alpha = saturate(commanded, angularVelocity, 0.1, limits);
        expect(Math.abs(alpha)).toBeLessThanOrEqual(10);
        const after = Math.abs(angularVelocity + alpha * 0.1);
        expect(after).toBeLessThanOrEqual(Math.max(2, Math.abs(angularVelocity)) + 1e-9);
      }),
    );
  });
});
