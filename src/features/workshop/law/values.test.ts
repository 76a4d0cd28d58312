// Tests of how the values of a law are displayed.
import { expect, it } from 'vitest';
import { givenFields } from '../../../laws/language';
import { argumentRows, figure } from './values';

it('a figure has few digits and a typographic minus, and is empty without a number', () => {
  expect([-25.394, 0, 1234.4, 1 / 60, -0.00123456, 5.01e-7].map(figure)).toEqual([
    '−25.39',
    '0.00',
    '1234',
    '0.017',
    '−0.001',
    '0.00',
  ]);
  expect([1e7, -Infinity, Number.NaN].map(figure)).toEqual(['1.0e7', '−∞', '']);
});

it('every argument of turn can be chosen, in the order of the language', () => {
  expect(argumentRows.map(({ name }) => name)).toEqual(givenFields);
});
