// Tests of the bars of the last runs: their heights.
import { expect, it } from 'vitest';
import { heights } from './card';

it('are shares of the highest, and of one that scored nothing a little', () => {
  expect(heights([50, 200, 0, 100])).toEqual([25, 100, 4, 50]);
  expect(heights([0])).toEqual([4]);
});
