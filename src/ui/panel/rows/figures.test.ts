// Values as text, and typed text as values.
import { describe, expect, it } from 'vitest';
import { figure, typed } from './figures';

describe('a figure', () => {
  it.each([
    [12, 0.5, '12.0'],
    [0.4, 0.1, '0.4'],
    [7, 2, '7'],
    [90, 5, '90'],
    [-5, 5, '−5'],
    [-0, 0.1, '0.0'],
    [0.1 + 0.2, 0.1, '0.3'],
  ])('of %d in steps of %d is %s', (value, step, text) => {
    expect(figure(value, step)).toBe(text);
  });

  it('on no step has two decimals, or its first digit where these would be zeros', () => {
    expect(figure(4 * Math.PI, 0.01)).toBe('12.57');
    expect(figure(12.34, 0.5)).toBe('12.34');
    expect(figure(0.0042, 0.1)).toBe('0.004');
  });
});

describe('a large figure', () => {
  it('has at most four digits with its decimals, so that a field holds it', () => {
    expect([10000, 1000, 180.48, 30.25].map((value) => figure(value, 0.05))).toEqual([
      '10000',
      '1000',
      '180.5',
      '30.25',
    ]);
  });
});

describe('what is typed', () => {
  it.each([
    ['12', 12],
    [' 0.5 ', 0.5],
    ['0,5', 0.5],
    ['−3', -3],
    ['-3', -3],
    ['1e2', 100],
  ])('%j is a number', (text, value) => {
    expect(typed(text)).toBe(value);
  });

  it.each(['', '  ', 'fast', '1.2.3'])('%j is none', (text) => {
    expect(typed(text)).toBeNaN();
  });
});
