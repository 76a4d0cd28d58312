// Tests of the functions against tables, against the engine's functions (within two units of the last place), and at
// the edges of their ranges.
import { expect, it } from 'vitest';
import { atan2, cos, hypot, power, sin, turnTo } from './exact';

/** Returns the absolute difference of two numbers, in units in the last place (ulp) of the second number. */
const ulps = (value: number, expected: number) =>
  Math.abs(value - expected) / 2 ** (Math.floor(Math.log2(Math.abs(expected))) - 52);

/** Angles on both sides of every quarter turn, small and large. rad */
const angles = Array.from({ length: 20_001 }, (_, n) => (n - 10_000) * 0.0137 + 1e-5);

// Decimals of OEIS A049469, A049470, A003881 and A073000, rounded to a number.
it.each([
  ['sin 1', sin(1), 0.8414709848078965],
  ['cos 1', cos(1), 0.5403023058681398],
  ['arctan 1', atan2(1, 1), 0.7853981633974483],
  ['arctan 1/2', atan2(1, 2), 0.4636476090008061],
])('%s is what the tables have', (_, value, expected) => {
  expect(value).toBe(expected);
});

it('sin and cos are within two units of the last place of the engine’s', () => {
  for (const angle of angles) {
    expect(ulps(sin(angle), Math.sin(angle))).toBeLessThanOrEqual(2);
    expect(ulps(cos(angle), Math.cos(angle))).toBeLessThanOrEqual(2);
  }
});

it('turnTo writes what sin and cos give, to the last bit, in every quarter and beyond a million', () => {
  const rotation = { s: 0, c: 0 };
  for (const angle of [...angles, 0, -0, Math.PI, 1e9, -1e9, Number.NaN]) {
    turnTo(rotation, angle);
    expect(rotation).toEqual({ s: sin(angle), c: cos(angle) });
  }
});

it('sin keeps its digits beside whole turns: sin of the number nearest π is what the number leaves out of π', () => {
  // π - 3.141592653589793 = 1.2246467991473532e-16
  expect(sin(Math.PI)).toBe(1.2246467991473532e-16);
  expect(cos(Math.PI / 2)).toBe(6.123233995736766e-17);
});

it('angles beyond a million keep their size, not all their digits', () => {
  expect(sin(1e9)).toBeCloseTo(Math.sin(1e9), 6);
  for (const angle of [Infinity, -Infinity, Number.NaN]) expect(sin(angle) + cos(angle)).toBeNaN();
});

it('atan2 is within two units of the last place of the engine’s in every direction', () => {
  for (const angle of angles) {
    const [y, x] = [Math.sin(angle) * 7, Math.cos(angle) * 7];
    expect(ulps(atan2(y, x), Math.atan2(y, x))).toBeLessThanOrEqual(2);
  }
});

// ECMAScript, Math.atan2: zeros with their signs, infinities, NaN, and lengths at both ends of the range of numbers.
const edges = [0, -0, 1, -1, Infinity, -Infinity, Number.NaN, 5e-324, -5e-324, 1.7e308, -1.7e308];
it.each(edges)('atan2 of %d over every edge is the engine’s', (y) => {
  for (const x of edges) expect(atan2(y, x)).toBe(Math.atan2(y, x));
});

it('hypot is the length: 3, 4 and 5', () => {
  expect(hypot(3, -4)).toBe(5);
  expect(hypot(0, 0)).toBe(0);
});

it('power multiplies: 3^5 = 243, and 1 for the power 0', () => {
  expect([power(3, 5), power(-2, 3), power(0.5, 4), power(7, 0), power(7, 1)]).toEqual([
    243, -8, 0.0625, 1, 7,
  ]);
});
