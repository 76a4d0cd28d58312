// Test that the drawn line of a long path leaves out points that make no visible difference.
import { expect, it } from 'vitest';
import { withoutClosePoints } from './path-layer';

it('a thinned line keeps its first point and steps of 3 px', () => {
  const line = Array.from({ length: 10 }, (_, x) => ({ x, y: 250 }));
  expect(withoutClosePoints(line).map(({ x }) => x)).toEqual([0, 3, 6, 9]);
});
