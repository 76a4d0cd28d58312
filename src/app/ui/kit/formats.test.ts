// Tests of numbers as text, and of typed text as numbers.
import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../../laws/control/controllers';
import type { Tunable } from '../../../laws/control/tunable';
import {
  formatAtStep,
  formatCount,
  formatDifference,
  formatFixed,
  formatSetting,
  formatThreeDigits,
  parseTyped,
} from './formats';

describe('a value of a row', () => {
  it.each([
    [12, 0.5, '12.0'],
    [0.4, 0.1, '0.4'],
    [7, 2, '7'],
    [90, 5, '90'],
    [-5, 5, '−5'],
    [-0, 0.1, '0.0'],
    [0.1 + 0.2, 0.1, '0.3'],
  ])('of %d in steps of %d is %s', (value, step, text) => {
    expect(formatAtStep(value, step)).toBe(text);
  });

  it('on no step has two decimals, or its first digit where these would be zeros', () => {
    expect(formatAtStep(4 * Math.PI, 0.01)).toBe('12.57');
    expect(formatAtStep(12.34, 0.5)).toBe('12.34');
    expect(formatAtStep(0.0042, 0.1)).toBe('0.004');
  });

  it('that is large has at most four digits with its decimals, so that a field holds it', () => {
    expect([10000, 1000, 180.48, 30.25].map((value) => formatAtStep(value, 0.05))).toEqual([
      '10000',
      '1000',
      '180.5',
      '30.25',
    ]);
  });
});

describe('a value with decimals', () => {
  it.each([
    [1.104, 2, '1.10'],
    [-0.62, 2, '−0.62'],
    [-0.001, 2, '0.00'],
    [701.64, 2, '701.6'],
    [12345, 2, '12345'],
    [null, 2, ''],
    [Infinity, 2, ''],
  ])('%d is written with %d decimals as %s', (value, decimals, text) => {
    expect(formatFixed(value, decimals)).toBe(text);
  });

  it('may leave out zeros at its end', () => {
    expect(formatFixed(2, 1, true)).toBe('2');
    expect(formatFixed(12.566, 1, true)).toBe('12.6');
  });
});

describe('a difference', () => {
  it.each([
    [1.97, 2.09, '−0.12'],
    [2.09, 1.97, '+0.12'],
    [1.001, 1.004, '0.00'],
    // The difference of the displayed figures, 1.13 − 1.12.
    [1.126, 1.124, '+0.01'],
    [null, 1, ''],
    [1, null, ''],
  ])('of %d to %d is %s', (value, before, text) => {
    expect(formatDifference(value, before, 2)).toBe(text);
  });
});

it('three digits are without an exponent, and have a minus sign as in print', () => {
  expect([1234.5, 0.012345, -2.5, 0].map(formatThreeDigits)).toEqual(['1235', '0.0123', '−2.5', '0']);
});

it('settings of a law have their unit, angles in degrees', () => {
  const rows: readonly Tunable[] = controllerKinds.pid.tunables;
  const row = (key: string) => rows.find((one) => one.key === key)!;
  expect(formatSetting(row('kp'), 41.234)).toBe('41.2 1/s²');
  expect(formatSetting(row('brake'), 0.65)).toBe('0.65');
  // 0.3 rad is 17.19°.
  expect(formatSetting(row('integralZone'), 0.3)).toBe('17.2°');
  expect(formatSetting(row('integralRate'), 0.25)).toBe('0.25 rad/s');
});

it('a count is in groups of three digits', () => {
  expect([2000, 45_100, 999].map(formatCount)).toEqual(['2\u202f000', '45\u202f100', '999']);
});

describe('typed text', () => {
  it.each([
    ['12', 12],
    [' 0.5 ', 0.5],
    ['0,5', 0.5],
    ['−3', -3],
    ['-3', -3],
    ['1e2', 100],
  ])('%j is a number', (text, value) => {
    expect(parseTyped(text)).toBe(value);
  });

  it.each(['', '  ', 'fast', '1.2.3'])('%j is none', (text) => {
    expect(parseTyped(text)).toBeNaN();
  });
});
