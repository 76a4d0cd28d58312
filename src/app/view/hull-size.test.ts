// Tests of the factor by which small hulls are drawn enlarged.
import { describe, expect, it } from 'vitest';
import { enlargementOf, hullLength, standsOut, zoomWithHull } from './hull-size';

describe('enlargementOf', () => {
  it('brings a hull to 52 px, and leaves a longer one', () => {
    expect(enlargementOf(26)).toBe(2);
    expect(enlargementOf(52)).toBe(1);
    expect(enlargementOf(60)).toBe(1);
  });

  it('goes as far as it may', () => {
    expect(enlargementOf(22, 33)).toBe(1.5);
    expect(enlargementOf(22, 22)).toBe(1);
    expect(enlargementOf(22, 0)).toBe(1);
  });

  it('beside a hull four times as long brings it to twice its length, and to 52 px at least', () => {
    expect(enlargementOf(50, Infinity, 200)).toBe(2);
    expect(enlargementOf(20, Infinity, 80)).toBe(2.6);
    expect(enlargementOf(50, 80, 200)).toBe(1.6);
  });
});

it('a hull of 20 px that is drawn 52 px long stands out by 16 px at either end', () => {
  expect(standsOut(20 / hullLength, 1)).toBeCloseTo(16, 9);
  expect([standsOut(10, 1), standsOut(2, 0)]).toEqual([0, 0]);
});

describe('the zoom with room for enlarged hulls', () => {
  /**
   * Returns the width that an area needs on the page. CSS pixels. It includes the enlarged hulls (body shapes) that
   * stand out at both edges.
   * @param metres width of the area
   */
  const taken = (zoom: number, metres: number, size: number) => zoom * metres + 2 * standsOut(zoom, size);

  it('is the plain one where hulls are as long as they collide: 1,000 px for 100 m, and hulls of 75 px', () => {
    expect(zoomWithHull(1000, 100, 1)).toBe(10);
  });

  it('leaves less room if they are enlarged to 52 px', () => {
    const size = 5 / hullLength;
    // 300 px: 3 px a metre and hulls of 15 px, which become 52. 100 z + 52 - 5 z = 300
    expect(zoomWithHull(300, 100, size)).toBeCloseTo(248 / 95, 9);
    expect(zoomWithHull(600, 100, size)).toBeCloseTo(548 / 95, 9);
    for (const pixels of [300, 425, 600, 900])
      expect(taken(zoomWithHull(pixels, 100, size), 100, size)).toBeCloseTo(pixels, 6);
  });

  it('ignores a hull that is as long as the world is wide, and a missing one', () => {
    expect([zoomWithHull(100, 5, 1), zoomWithHull(100, 50, 0)]).toEqual([20, 2]);
  });
});
