// Tests of the home view of a course: beside the title, with space for bodies that swing out, rotated if that helps.
import { expect, it } from 'vitest';
import type { SceneExtent } from '../../lab/files/extent';
import { homeView, ontoPage, ontoWorld, type Page, quarter } from './home-view';

const course: SceneExtent = {
  extent: { left: 0, top: 0, right: 100, bottom: 50 },
  places: [{ x: 10, y: 45, room: 5 }],
  swing: 0,
  size: 0,
  turnable: false,
};
const insets = { left: 0, top: 100, right: 0, bottom: 0 };
const page: Page = { width: 2000, height: 600, insets };

it('lies below a title over the whole width', () => {
  const { zoom, centre } = homeView(course, page);
  expect(zoom).toBe(10);
  expect(centre).toEqual({ x: 50, y: 25 });
});

it('uses the room beside a title in the corner', () => {
  // 600 px for 50 m. The free part begins 40 m below the top, at 480 px.
  const beside = { ...page, insets: { ...insets, corner: { right: 900, top: 0 } } };
  const { zoom, centre } = homeView(course, beside);
  expect(zoom).toBe(12);
  // The centre of the free part is 300 px from the top, 50 px above the centre of the part below the title.
  expect(centre.y).toBeCloseTo(25 + 50 / 12, 9);
});

it('stays in the middle of the free part if the room beside the title would not make it larger', () => {
  // 1000 px for 100 m. Below the title 600 px are free for its 500 px.
  const high: Page = { width: 1000, height: 700, insets: { ...insets, corner: { right: 50, top: 0 } } };
  expect(homeView(course, high)).toMatchObject({ zoom: 10, centre: { x: 50, y: 25 } });
});

it('stays below the title when one of its places would be in the corner', () => {
  const near = { ...course, places: [{ x: 10, y: 5, room: 5 }] };
  const beside = { ...page, insets: { ...insets, corner: { right: 900, top: 92 } } };
  expect(homeView(near, beside).zoom).toBe(10);
});

it('lets a swing out of its extent, but not out of the page', () => {
  // 600 px for 50 m and 25 m on either side, including the part under the title.
  expect(homeView({ ...course, swing: 25 }, page).zoom).toBe(6);
});

it('lies on its side on a narrow page if allowed, with +x down', () => {
  const narrow: Page = { width: 500, height: 1000, insets: { ...insets, top: 0 } };
  expect(homeView(course, narrow)).toMatchObject({ zoom: 5, turn: 0 });
  expect(homeView({ ...course, turnable: true }, narrow)).toMatchObject({ zoom: 10, turn: quarter });
  expect(ontoPage({ x: 1, y: 0 }, quarter).y).toBe(1);
  expect(ontoPage({ x: 0, y: 1 }, quarter).x).toBe(-1);
  expect(ontoWorld(ontoPage({ x: 2, y: 3 }, quarter), quarter)).toEqual({ x: 2, y: 3 });
});

it('does not lie on its side if that leaves it less room', () => {
  // 500 × 250 px are free: 5 px a metre without rotation, 2.5 with it.
  const full: Page = { width: 500, height: 1000, insets: { ...insets, top: 400, bottom: 350 } };
  expect(homeView({ ...course, turnable: true }, full)).toMatchObject({ zoom: 5, turn: 0 });
  // A drawer that covers as much does not change the rotation.
  const open = { ...full.insets, top: 0, bottom: 750, drawers: { right: 0, bottom: 750 } };
  expect(homeView({ ...course, turnable: true }, { ...full, insets: open }).turn).toBe(quarter);
});

it('leaves room for an enlarged hull at its edge', () => {
  // Hulls of 5 m are drawn 52 px long: 100 z + 52 - 5 z = 400.
  const small: Page = { width: 400, height: 1000, insets: { ...insets, top: 0 } };
  expect(homeView({ ...course, size: 5 / 7.5 }, small).zoom).toBeCloseTo(348 / 95, 9);
});

it('is rotated only if that makes it larger', () => {
  const long = { ...course, extent: { left: 0, top: 0, right: 100, bottom: 50 }, turnable: true };
  const under = (top: number): Page => ({ width: 400, height: 1000, insets: { ...insets, top } });
  // 400 px are free across, and below the header 410 or 390 px.
  expect(homeView(long, under(590))).toMatchObject({ zoom: 4.1, turn: quarter });
  expect(homeView(long, under(610))).toMatchObject({ zoom: 4, turn: 0 });
});

it('also lies on its side on a wide page if it is clearly higher than wide', () => {
  const wide: Page = { width: 1000, height: 500, insets: { ...insets, top: 0 } };
  const high = (height: number) => ({
    ...course,
    extent: { left: 0, top: 0, right: 50, bottom: height },
    turnable: true,
  });
  expect(homeView(high(100), wide)).toMatchObject({ zoom: 10, turn: quarter });
  // A course 1.2 times as high as wide is not rotated.
  expect(homeView(high(60), wide).turn).toBe(0);
});

it('turns the world by any angle: at 30° clockwise +x goes 0.866 right and 0.5 down', () => {
  const { x, y } = ontoPage({ x: 1, y: 0 }, Math.PI / 6);
  expect(x).toBeCloseTo(Math.sqrt(3) / 2, 12);
  expect(y).toBeCloseTo(0.5, 12);
  const back = ontoWorld(ontoPage({ x: 2, y: 3 }, 1), 1);
  expect(back.x).toBeCloseTo(2, 12);
  expect(back.y).toBeCloseTo(3, 12);
});
