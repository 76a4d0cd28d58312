// Tests of the ticks along a line with the motor at its limit: their places, and the fading light at the beginning.
import { describe, expect, it } from 'vitest';
import { lightAt, ticksAlong } from './hot-edge';

describe('ticks along a line', () => {
  it('are at equal ways, the first half of one from its beginning, across the line there', () => {
    // 20 to the right, then 20 down: 5 and 15 are on the first leg, 25 and 35 on the second.
    const line = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
    ];
    expect(ticksAlong(line, 10)).toEqual([
      { at: { x: 5, y: 0 }, along: { x: 1, y: 0 } },
      { at: { x: 15, y: 0 }, along: { x: 1, y: 0 } },
      { at: { x: 20, y: 5 }, along: { x: 0, y: 1 } },
      { at: { x: 20, y: 15 }, along: { x: 0, y: 1 } },
    ]);
  });

  it('do not exist on a line without length', () => {
    expect(
      ticksAlong(
        [
          { x: 3, y: 3 },
          { x: 3, y: 3 },
        ],
        13,
      ),
    ).toEqual([]);
  });
});

it('the light is whole on the first 28 % of a line and gone after 40 %', () => {
  expect([0, 0.28].map(lightAt)).toEqual([0.42, expect.closeTo(0.42, 9)]);
  // Half of the end of 12 %.
  expect(lightAt(0.34)).toBeCloseTo(0.21, 9);
  expect([0.4, 1].map(lightAt)).toEqual([0, 0]);
});
