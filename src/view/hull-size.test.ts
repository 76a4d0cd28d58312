// How much larger small hulls are drawn.
import { describe, expect, it } from 'vitest';
import { enlargementOf, hullLength, overhangOf, zoomWithHull } from './hull-size';

describe('enlargementOf', () => {
  it('brings a hull to 44 px, at most 2.2 times its length, and leaves a longer one', () => {
    expect(enlargementOf(22)).toBe(2);
    expect(enlargementOf(10)).toBe(2.2);
    expect(enlargementOf(60)).toBe(1);
  });

  it('goes as far as it may', () => {
    expect(enlargementOf(22, 33)).toBe(1.5);
    expect(enlargementOf(22, 22)).toBe(1);
    expect(enlargementOf(22, 0)).toBe(1);
  });
});

it('a hull of 22 px that is drawn 44 px long stands out by 11 px at either end, and none by none', () => {
  expect(overhangOf(2, 11 / hullLength)).toBeCloseTo(11, 9);
  expect([overhangOf(2, 0), overhangOf(50, 1)]).toEqual([0, 0]);
});

describe('the zoom with room for enlarged hulls', () => {
  /** How much of the page a width takes with what a hull at either edge stands out. CSS pixels */
  const taken = (zoom: number, metres: number, size: number) => zoom * metres + 2 * overhangOf(zoom, size);

  it('is the plain one where hulls are as long as they collide: 1,000 px for 100 m, and hulls of 75 px', () => {
    expect(zoomWithHull(1000, 100, 1)).toBe(10);
  });

  it('leaves so much less where they are enlarged to 44 px, and where as far as they may be', () => {
    // 5 m long at 4 px a metre would be 20 px: the largest factor, 2.2, makes 44 of them.
    const size = 5 / hullLength;
    // 300 px: 3 px a metre and 15 px, which become 33. (100 + 1.2 × 5) z = 300
    expect(zoomWithHull(300, 100, size)).toBeCloseTo(300 / 106, 9);
    // 600 px: 6 px a metre and 30 px, which become 44. 100 z + 44 - 5 z = 600
    expect(zoomWithHull(600, 100, size)).toBeCloseTo(556 / 95, 9);
    for (const pixels of [300, 425, 600, 900])
      expect(taken(zoomWithHull(pixels, 100, size), 100, size)).toBeCloseTo(pixels, 6);
  });

  it('does not think of a hull that is as long as the world is wide, or of none', () => {
    expect([zoomWithHull(100, 5, 1), zoomWithHull(100, 50, 0)]).toEqual([20, 2]);
  });
});
