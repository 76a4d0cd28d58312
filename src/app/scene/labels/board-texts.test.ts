import { expect, it } from 'vitest';
import { Ruler } from './board-texts';

/** Returns a text measurer for letters that are half as wide as high. */
const ruler = () => new Ruler((text, { size }) => (text.length * size) / 2);
const font = { size: 12, weight: 400, wrap: Number.POSITIVE_INFINITY };

it('a line is as wide as its letters and 1.25 times as high as its type', () => {
  expect(ruler().measure('abcd', font)).toEqual({ lines: ['abcd'], width: 24, height: 15 });
});

it('a line that is too wide breaks at spaces', () => {
  // 7 letters are 42 px wide, 5 are 30.
  expect(ruler().measure('aa bb cc', { ...font, wrap: 40 }).lines).toEqual(['aa bb', 'cc']);
});

it('a per cent sign stays with its number', () => {
  // 4 letters are 24 px wide.
  expect(ruler().measure('by 5 %', { ...font, wrap: 30 }).lines).toEqual(['by', '5 %']);
});

it('a word that is too wide gets a separate line', () => {
  expect(ruler().measure('a bcdefghij k', { ...font, wrap: 30 }).lines).toEqual(['a', 'bcdefghij', 'k']);
});

it('given breaks stay', () => {
  expect(ruler().measure('a\nb c', font)).toEqual({ lines: ['a', 'b c'], width: 18, height: 30 });
});
