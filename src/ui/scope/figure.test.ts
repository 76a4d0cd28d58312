import { describe, expect, it } from 'vitest';
import { difference, figure } from './figure';

describe('a figure', () => {
  it.each([
    [1.104, 2, '1.10'],
    [-0.62, 2, '−0.62'],
    [-0.001, 2, '0.00'],
    [701.64, 2, '701.6'],
    [12345, 2, '12345'],
    [null, 2, ''],
    [Infinity, 2, ''],
  ])('%d is written with %d decimals as %s', (value, decimals, text) => {
    expect(figure(value, decimals)).toBe(text);
  });

  it('may leave out zeros at its end', () => {
    expect(figure(2, 1, true)).toBe('2');
    expect(figure(12.566, 1, true)).toBe('12.6');
  });
});

describe('a difference', () => {
  it.each([
    [1.97, 2.09, '−0.12'],
    [2.09, 1.97, '+0.12'],
    [1.001, 1.004, '0.00'],
    // As a person would work it out from the figures shown, 1.13 − 1.12.
    [1.126, 1.124, '+0.01'],
    [null, 1, ''],
    [1, null, ''],
  ])('of %d to %d is %s', (value, before, text) => {
    expect(difference(value, before, 2)).toBe(text);
  });
});
