// Tests of the places of spheres while the free part of the page changes.
import { afterEach, expect, it, vi } from 'vitest';
import { Viewport } from '../../app/view/viewport';
import { placeSpheres } from './layout';
import { onPlacesChange, placesOf, shownSpheres } from './places';

const free = { left: 0, top: 160, right: 36, bottom: 100 };
const withDrawer = { ...free, right: 360 };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the indices of a number of spheres, in their usual order. */
const firstOf = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Returns a page with text of the usual size. @param insets covered edges */
function page(width = 1440, height = 900, insets = free): Viewport {
  vi.stubGlobal('document', { documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  const viewport = new Viewport();
  viewport.resize(width, height, insets);
  return viewport;
}

it('a drawer that opens lets spheres glide to the rest of the page, from where they are', () => {
  const viewport = page();
  const before = placesOf(viewport, firstOf(2));
  expect(before).toEqual(placeSpheres(viewport.freeBox, [2], 1));
  viewport.resize(1440, 900, withDrawer, true);
  expect(placesOf(viewport, firstOf(2))).toEqual(before);
  viewport.advance(0.15);
  const half = placesOf(viewport, firstOf(2))[0]!;
  const after = placeSpheres(viewport.freeBox, [2], 1);
  expect(half.circle.radius).toBeCloseTo((before[0]!.circle.radius + after[0].circle.radius) / 2, 9);
  // The drawer closes again during the move. Nothing jumps.
  viewport.resize(1440, 900, free, true);
  expect(placesOf(viewport, firstOf(2))[0]).toEqual(half);
  viewport.advance(0.3);
  expect(placesOf(viewport, firstOf(2))).toEqual(before);
});

it('a second glide to the same free part leaves them where they are', () => {
  const viewport = page();
  placesOf(viewport, firstOf(2));
  viewport.resize(1440, 900, withDrawer, true);
  placesOf(viewport, firstOf(2));
  viewport.advance(0.3);
  const there = placesOf(viewport, firstOf(2));
  viewport.resize(1440, 900, withDrawer, true);
  expect(viewport.progress).toBeLessThan(1);
  expect(placesOf(viewport, firstOf(2))).toEqual(there);
});

it('without a glide, as with reduced motion, they appear immediately', () => {
  const viewport = page();
  placesOf(viewport, firstOf(2));
  viewport.resize(1440, 900, withDrawer);
  expect(placesOf(viewport, firstOf(2))).toEqual(placeSpheres(viewport.freeBox, [2], 1));
});

it('a phone shows four of eight at a time, large enough to be read, and one scrolls from four to four', () => {
  const viewport = page(390, 844, { left: 0, top: 182, right: 0, bottom: 190 });
  const first = placesOf(viewport, firstOf(8));
  expect(first.map((place) => place !== null)).toEqual([...Array(4).fill(true), ...Array(4).fill(false)]);
  const [place] = first;
  // Eight spheres at once would have 62 pixels each.
  expect(2 * place!.circle.radius).toBeGreaterThan(140);
  const { strip, places } = shownSpheres();
  expect(strip.pages).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
  expect(places).toHaveLength(8);
  // The mark of the strip's place takes the lowest 20 px.
  const foot = 844 - 190 - 20;
  for (const { circle, caption } of first.flatMap((each) => each ?? [])) {
    expect(circle.y + circle.radius).toBeLessThanOrEqual(foot);
    expect(caption!.top + caption!.height).toBeLessThanOrEqual(foot);
  }
  viewport.scrolled = 390;
  expect(placesOf(viewport, firstOf(8))).toEqual([...first.slice(4), ...first.slice(0, 4)]);
  viewport.scrolled = 0;
  expect(placesOf(viewport, firstOf(8))).toEqual(first);
});

it('between two pages both are seen', () => {
  const viewport = page(390, 844, { left: 0, top: 182, right: 0, bottom: 190 });
  const [before] = placesOf(viewport, firstOf(8));
  viewport.scrolled = 150;
  const between = placesOf(viewport, firstOf(8));
  expect(between[0]!.circle.x).toBe(before!.circle.x - 150);
  expect(between[4]!.circle.x).toBe(before!.circle.x + 390 - 150);
});

it('a page with room shows all', () => {
  const viewport = page();
  expect(placesOf(viewport, firstOf(8))).not.toContain(null);
  expect(shownSpheres().strip.pages).toHaveLength(1);
});

it('reports changed places only', () => {
  const viewport = page();
  placesOf(viewport, firstOf(2));
  const told = vi.fn();
  const stop = onPlacesChange(told);
  placesOf(viewport, firstOf(2));
  expect(told).not.toHaveBeenCalled();
  viewport.resize(1440, 900, withDrawer);
  placesOf(viewport, firstOf(2));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

it('on several pages, the spheres of the choices come first; on one page they keep their order', () => {
  const order = [5, 2, 0, 1, 3, 4, 6, 7];
  const phone = page(390, 844, { left: 0, top: 182, right: 0, bottom: 190 });
  const seen = placesOf(phone, order).flatMap((place, n) => (place ? [n] : []));
  expect(seen).toEqual([0, 1, 2, 5]);
  expect(shownSpheres().strip.pages).toEqual([order.slice(0, 4), order.slice(4)]);
  const desk = page();
  expect(placesOf(desk, order)).toEqual(placeSpheres(desk.freeBox, [8], 1));
});
