import { expect, it } from 'vitest';
import { angleText, capital, readable, rounded, secondsText, toDegrees, toRadians, toStep } from './figures';

it('half a turn is π and 180°', () => {
  expect(toDegrees(Math.PI)).toBe(180);
  expect(toRadians(180)).toBe(Math.PI);
});

it('an angle has the minus sign of print, and zero has none', () => {
  expect(angleText(-Math.PI / 12)).toBe('−15°');
  expect(angleText(Math.PI / 72, 1)).toBe('2.5°');
  expect(angleText(-0.001)).toBe('0°');
});

it('a time has its unit', () => {
  expect(secondsText(1.251)).toBe('1.25 s');
  expect(secondsText(12.34, 1)).toBe('12.3 s');
});

it('a rounded number is never -0', () => {
  expect(rounded(-0.001, 2)).toBe(0);
  expect(rounded(1.26)).toBe(1.3);
  expect(toStep(-0.001, 100)).toBe(0);
  expect(toStep(1.256, 100)).toBe(1.26);
});

it('a larger number is readable with fewer decimals', () => {
  expect([0.126, 1.26, 12.6, -12.6].map(readable)).toEqual([0.13, 1.3, 13, -13]);
});

it('a sentence begins with a capital', () => {
  expect(capital('gate 3')).toBe('Gate 3');
  expect(capital('')).toBe('');
});
