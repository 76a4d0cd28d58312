// Tests of the images of bodies: the outline is convex, and the parts are where they were drawn.
import { expect, it } from 'vitest';
import { convexHull, piecesOf } from './hull-art';

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

/** Size of a test image, pixels. */
const size = { width: 1024, height: 2048 };

it('the paint is the uppermost quarter of the picture, v counted from below', () => {
  const { paint, trim } = piecesOf(size, null);
  expect(paint).toMatchObject({ u0: 0, u1: 1, v0: 1, v1: 0.75 });
  expect(trim).toMatchObject({ u0: 0, u1: 1, v0: 0.75, v1: 0.5 });
});

it('a hull of a crowd is cut from the same place as a whole one', () => {
  // Cut to 2 m along the nose and 1 m across, with a margin of 0.15 m: 100 pixels a metre, from 4.72 m behind the
  // centre of mass.
  const { paint } = piecesOf(size, [
    { x: -1, y: -0.5 },
    { x: 1, y: 0.5 },
  ]);
  expect(paint.u0).toBeCloseTo((4.72 - 1.15) / 10.24, 9);
  expect(paint.u1).toBeCloseTo((4.72 + 1.15) / 10.24, 9);
  expect(paint.v0).toBeCloseTo(1 - (256 - 65) / 2048, 9);
  expect(paint.v1).toBeCloseTo(1 - (256 + 65) / 2048, 9);
});
