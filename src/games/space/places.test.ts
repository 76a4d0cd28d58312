// Where spheres are shown while the free part of the page changes.
import { afterEach, expect, it, vi } from 'vitest';
import { Viewport } from '../../view/viewport';
import { layoutOf } from './layout';
import { placesOf } from './places';

const free = { left: 0, top: 160, right: 36, bottom: 100 };
const withDrawer = { ...free, right: 360 };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page of the usual text. */
function page(): Viewport {
  vi.stubGlobal('document', { documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  const viewport = new Viewport();
  viewport.resize(1440, 900, free);
  return viewport;
}

it('a drawer that opens lets spheres glide to the rest of the page, from where they are', () => {
  const viewport = page();
  const before = placesOf(viewport, 2);
  expect(before).toEqual(layoutOf(viewport.freeBox, 2, 1));
  viewport.resize(1440, 900, withDrawer, true);
  expect(placesOf(viewport, 2)).toEqual(before);
  viewport.advance(0.15);
  const [half] = placesOf(viewport, 2);
  const after = layoutOf(viewport.freeBox, 2, 1);
  expect(half.circle.radius).toBeCloseTo((before[0].circle.radius + after[0].circle.radius) / 2, 9);
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
