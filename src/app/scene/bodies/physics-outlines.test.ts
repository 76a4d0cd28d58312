// Tests of the line around a collision shape, as a band with a width.
import { expect, it } from 'vitest';
import { closedBand } from './physics-outlines';

const bandOf = (line: readonly number[], half: number) => {
  const pairs: number[][] = [];
  closedBand(line, half, (...pair) => pairs.push(pair));
  return pairs;
};

it('has its corners half the width outside and inside those of a square, and ends where it began', () => {
  const pairs = bandOf([0, 0, 10, 0, 10, 10, 0, 10], 1);
  expect(pairs).toEqual([
    [-1, -1, 1, 1],
    [11, -1, 9, 1],
    [11, 11, 9, 9],
    [-1, 11, 1, 9],
    [-1, -1, 1, 1],
  ]);
});

it('reaches no further than six times half the width at a needle’s point', () => {
  for (const [x] of bandOf([0, 0, 100, 0.1, 0, 0.2], 1)) expect(Math.abs(x)).toBeLessThanOrEqual(106);
});
