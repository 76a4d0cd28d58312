// Tests of the trails of the comparison run: where they start again, and their dashes.
import { describe, expect, it } from 'vitest';
import type { ComparisonBody } from '../../view/comparison-run';
import { dashesOf, waysOf } from './comparison-layer';

const flown = (x: (number | null)[]) =>
  waysOf({ columns: { x, y: x.map(() => 0) } as unknown as ComparisonBody['columns'] }).map((way) =>
    way.map((place) => place.x),
  );

describe('the way of a kept body', () => {
  it('has a point every quarter of a metre at most, and starts again after a jump', () => {
    expect(flown([0, 0.1, 0.3, 0.6, 20, 20.5, null])).toEqual([
      [0, 0.3, 0.6],
      [20, 20.5],
    ]);
  });

  it('is one point for a body at rest', () => {
    expect(flown([1, 1, 1])).toEqual([[1]]);
  });
});

describe('the dashes along a line', () => {
  it('continue round its corners', () => {
    // Dashes of 9 px and gaps of 6 px. The second dash begins at 15 px and bends at 20 px.
    const corner = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 8 },
    ];
    expect(dashesOf(corner)).toEqual([
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
      ],
      [
        { x: 15, y: 0 },
        { x: 20, y: 0 },
      ],
      [
        { x: 20, y: 0 },
        { x: 20, y: 4 },
      ],
    ]);
  });
});
