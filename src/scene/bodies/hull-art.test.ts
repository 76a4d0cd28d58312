// The outline of a picture is convex.
import { expect, it } from 'vitest';
import { convexHull } from './hull-art';

it('the hull of a square with points inside is its corners', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  const inside = [
    { x: 1, y: 1 },
    { x: 1, y: 0 },
  ];
  expect(convexHull([...inside, ...corners])).toEqual(corners);
});

it('few points are their own hull', () => {
  expect(convexHull([{ x: 1, y: 1 }])).toEqual([{ x: 1, y: 1 }]);
});
