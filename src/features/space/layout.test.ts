// Tests of the layout of spheres and captions: inside the free part of the page, without overlaps, at every size.
import { describe, expect, it } from 'vitest';
import type { PageBox } from '../../app/view/viewport';
import { placeSpheres, placesBetween, type SpherePlace } from './layout';

/** Sizes of pages, each with the part of the page that is free for the spheres. CSS pixels */
const pages: readonly (readonly [string, PageBox])[] = [
  ['1440 x 900', { left: 0, top: 160, width: 1404, height: 640 }],
  ['1920 x 1080', { left: 0, top: 160, width: 1884, height: 820 }],
  ['2560 x 1440', { left: 0, top: 160, width: 2524, height: 1180 }],
  ['1024 x 768', { left: 0, top: 160, width: 988, height: 500 }],
  ['390 x 844', { left: 0, top: 200, width: 390, height: 480 }],
  ['360 x 640', { left: 0, top: 200, width: 360, height: 290 }],
  ['844 x 390', { left: 0, top: 90, width: 844, height: 220 }],
];

const boxOf = ({ circle: { x, y, radius } }: SpherePlace): PageBox => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

const areApart = (one: PageBox, other: PageBox) =>
  one.left + one.width <= other.left + 1e-6 ||
  other.left + other.width <= one.left + 1e-6 ||
  one.top + one.height <= other.top + 1e-6 ||
  other.top + other.height <= one.top + 1e-6;

describe.each(pages)('on a page of %s', (_, free) => {
  it.each([1, 2, 3, 8, 12])('%i spheres and their captions are in the free part, and apart', (count) => {
    for (const scale of [1, 1.25]) {
      const places = placeSpheres(free, [count], scale);
      const boxes = places.flatMap((place) => [boxOf(place), ...(place.caption ? [place.caption] : [])]);
      expect(places).toHaveLength(count);
      boxes.forEach((box, n) => {
        expect(box.left).toBeGreaterThanOrEqual(free.left - 1e-6);
        expect(box.top).toBeGreaterThanOrEqual(free.top - 1e-6);
        expect(box.left + box.width).toBeLessThanOrEqual(free.left + free.width + 1e-6);
        expect(box.top + box.height).toBeLessThanOrEqual(free.top + free.height + 1e-6);
        for (const other of boxes.slice(n + 1)) expect(areApart(box, other)).toBe(true);
      });
    }
  });
});

const rowsOf = (places: readonly SpherePlace[]) => new Set(places.map(({ circle }) => circle.y)).size;

const on = (page: string) => pages.find(([name]) => name === page)![1];

it('two stand beside each other on a wide page and on a phone held across, below each other on one held upright', () => {
  expect(rowsOf(placeSpheres(on('1440 x 900'), [2], 1))).toBe(1);
  expect(rowsOf(placeSpheres(on('844 x 390'), [2], 1))).toBe(1);
  expect(rowsOf(placeSpheres(on('390 x 844'), [2], 1))).toBe(2);
});

it('two are as large as the design draws them: 558 pixels across at 1440 x 900', () => {
  const [{ circle }] = placeSpheres(on('1440 x 900'), [2], 1);
  expect(2 * circle.radius).toBeGreaterThan(550);
});

it('eight stand in two rows on a wide page', () => {
  const places = placeSpheres(on('1440 x 900'), [8], 1);
  expect(rowsOf(places)).toBe(2);
  expect(2 * places[0].circle.radius).toBeGreaterThan(200);
});

it('on a phone eight are large enough for a thumb', () => {
  const [{ circle }] = placeSpheres(on('390 x 844'), [8], 1);
  expect(2 * circle.radius).toBeGreaterThan(60);
});

it('captions are shown on every phone, unless large text makes spheres too small', () => {
  for (const [page, free] of pages)
    for (const { caption } of placeSpheres(free, [8], 1)) expect(caption, page).not.toBeNull();
  const crowded = placeSpheres(on('360 x 640'), [12], 2);
  for (const { caption, circle } of crowded) {
    expect(caption).toBeNull();
    expect(2 * circle.radius).toBeGreaterThan(44);
  }
});

describe('on the way from one layout to another', () => {
  const [from, to] = ['1440 x 900', '1024 x 768'].map((page) => placeSpheres(on(page), [2], 1));

  it('spheres and captions begin where they were, are between at half the way, and end where they belong', () => {
    expect(placesBetween(from, to, 0)).toEqual(from);
    expect(placesBetween(from, to, 1)).toEqual(to);
    const [half] = placesBetween(from, to, 0.5);
    expect(half.circle.x).toBeCloseTo((from[0].circle.x + to[0].circle.x) / 2, 9);
    expect(half.circle.radius).toBeCloseTo((from[0].circle.radius + to[0].circle.radius) / 2, 9);
    expect(half.caption!.top).toBeCloseTo((from[0].caption!.top + to[0].caption!.top) / 2, 9);
  });

  it('captions that go over to another side of their spheres are away', () => {
    const beside = placeSpheres(on('844 x 390'), [2], 1);
    expect(beside[0].side).not.toBe(to[0].side);
    for (const { caption } of placesBetween(from, beside, 0.5)) expect(caption).toBeNull();
  });
});

it('a caption that is too narrow for its sentence has room for a second line', () => {
  const [{ circle, caption }] = placeSpheres({ left: 0, top: 100, width: 776, height: 165 }, [4], 1);
  expect(caption!.width).toBeLessThan(172);
  expect(caption!.height).toBeGreaterThanOrEqual(38 + 20);
  expect(caption!.top).toBeGreaterThanOrEqual(circle.y + circle.radius);
});
