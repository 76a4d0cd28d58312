// Where spheres are shown while the free part of the page changes.
import { afterEach, expect, it, vi } from 'vitest';
import { Viewport } from '../../app/view/viewport';
import { layoutOf } from './layout';
import { partOf, placesOf, showNext } from './places';

const free = { left: 0, top: 160, right: 36, bottom: 100 };
const withDrawer = { ...free, right: 360 };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page of the usual text. @param insets what is not free of it */
function page(width = 1440, height = 900, insets = free): Viewport {
  vi.stubGlobal('document', { documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  const viewport = new Viewport();
  viewport.resize(width, height, insets);
  return viewport;
}

it('a drawer that opens lets spheres glide to the rest of the page, from where they are', () => {
  const viewport = page();
  const before = placesOf(viewport, 2);
  expect(before).toEqual(layoutOf(viewport.freeBox, 2, 1));
  viewport.resize(1440, 900, withDrawer, true);
  expect(placesOf(viewport, 2)).toEqual(before);
  viewport.advance(0.15);
  const half = placesOf(viewport, 2)[0]!;
  const after = layoutOf(viewport.freeBox, 2, 1);
  expect(half.circle.radius).toBeCloseTo((before[0]!.circle.radius + after[0].circle.radius) / 2, 9);
  // It closes again on the way: nothing jumps.
  viewport.resize(1440, 900, free, true);
  expect(placesOf(viewport, 2)[0]).toEqual(half);
  viewport.advance(0.3);
  expect(placesOf(viewport, 2)).toEqual(before);
});

it('without a glide, as for who asks for reduced motion, they are simply there', () => {
  const viewport = page();
  placesOf(viewport, 2);
  viewport.resize(1440, 900, withDrawer);
  expect(placesOf(viewport, 2)).toEqual(layoutOf(viewport.freeBox, 2, 1));
});

it('a phone shows four of eight at a time, large enough to be read, and one goes on from four to four', () => {
  const viewport = page(390, 844, { left: 0, top: 182, right: 0, bottom: 190 });
  const first = placesOf(viewport, 8);
  expect(first.map((place) => place !== null)).toEqual([...Array(4).fill(true), ...Array(4).fill(false)]);
  const [place] = first;
  // All eight at once have 62 pixels each.
  expect(2 * place!.circle.radius).toBeGreaterThan(140);
  const { to, y } = partOf(viewport, 8)!;
  expect(to).toBe(4);
  expect(y).toBeLessThan(844 - 190);
  for (const { circle, caption } of first.flatMap((each) => each ?? [])) {
    expect(circle.y + circle.radius).toBeLessThan(y - 22);
    expect(caption!.top + caption!.height).toBeLessThan(y - 22);
  }
  showNext();
  expect(placesOf(viewport, 8)).toEqual([...first.slice(4), ...first.slice(0, 4)]);
  expect(partOf(viewport, 8)).toMatchObject({ from: 4, to: 8 });
  showNext();
  expect(placesOf(viewport, 8)).toEqual(first);
});

it('a page with room shows all', () => {
  const viewport = page();
  expect(placesOf(viewport, 8)).not.toContain(null);
  expect(partOf(viewport, 8)).toBeNull();
});
