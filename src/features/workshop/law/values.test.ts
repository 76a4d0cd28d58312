// Figures of a law as they are shown.
import { expect, it } from 'vitest';
import { givenFields } from '../../../laws/language';
import { figure, told } from './values';

it('a figure has few digits, a true minus, and none where there is no number', () => {
  expect([-25.394, 0, 1234.4, 1 / 60, -0.00123456].map(figure)).toEqual([
    '−25.39',
    '0.00',
    '1234',
    '0.0167',
    '−0.00123',
  ]);
  expect([1e7, -Infinity, Number.NaN].map(figure)).toEqual(['1.0e7', '−∞', '']);
});

it('every name that turn is given can be chosen, in the order of the language', () => {
  expect(told.map(({ name }) => name)).toEqual(givenFields);
});
