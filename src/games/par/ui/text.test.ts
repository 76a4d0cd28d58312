// The sentence at the end of a run of Par.
import { expect, it } from 'vitest';
import { boundText, differenceText, resultText, timeText } from './text';

it('writes times to the hundredth', () => {
  expect(timeText(21.344)).toBe('21.34 s');
});

it('rounds a lower bound down', () => {
  expect(boundText(14.127)).toBe('14.12 s');
});

it('writes differences with their sign, and a difference of 0 with both', () => {
  expect(differenceText(0.42)).toBe('+0.42 s');
  expect(differenceText(-1.5)).toBe('−1.50 s');
  expect(differenceText(-0.004)).toBe('±0.00 s');
});

it.each([
  [21.34, 19.4, 21.74, null, '21.34 s: 1.9 s over par, your best by 0.4 s.'],
  [18.4, 19.4, null, null, '18.40 s: 1.0 s under par, your first.'],
  [19.42, 19.4, 19.38, null, '19.42 s: par, 0.04 s behind your best.'],
  [20, 19, 20.001, null, '20.00 s: 1.0 s over par, as fast as your best.'],
  [15, 19, 20, 'wind', '15.00 s: 4.0 s under par. It does not count: wind.'],
])('at %f s, par %f, best %s', (time, par, best, flaw, sentence) => {
  expect(resultText({ time, par, best, flaw })).toBe(sentence);
});
