// Tests of the new place of a box that is partly out of sight.
import { expect, it } from 'vitest';
import { intoSight } from './in-sight';

const free = { left: 0, top: 100, width: 390, height: 500 };

const box = (left: number, top: number, width = 100, height = 60) => ({ left, top, width, height });

it.each([
  { name: 'in sight stays', at: box(10, 120), by: { x: 0, y: 0 } },
  { name: 'beyond the left edge and the top comes to both', at: box(-20, 70), by: { x: 20, y: 30 } },
  { name: 'beyond the right edge and the bottom comes to both', at: box(310, 560), by: { x: -20, y: -20 } },
  {
    name: 'that has no room beside each other stays along that side',
    at: box(-20, 70, 400),
    by: { x: 0, y: 30 },
  },
])('a box $name', ({ at, by }) => {
  expect(intoSight(at, free)).toEqual(by);
});
