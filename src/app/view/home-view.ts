// The home view: where on the page a scene's course lies as large as it can, whole, with nothing over it.

import type { Course } from '../../lab/files/extent';
import { clamp } from '../../laws/control/clamp';
import type { Point } from '../../world/entities/command';
import { standsOut, zoomWithHull } from './hull-size';

/** Smallest and largest zoom. CSS pixels per metre */
export const zoomRange = { min: 0.8, max: 120 };

/** The page that a course is put on. CSS pixels */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Parts of the page that are covered, from each edge. CSS pixels. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** A title covers a corner of the top only: right of `right` the page is free from `top` on. */
  readonly corner?: { readonly right: number; readonly top: number };
  /** What drawers take from the right and the bottom, where a swing would be out of sight. */
  readonly drawers?: { readonly right: number; readonly bottom: number };
}

/** A part of the world on the page. */
export interface Look {
  /** The place in the middle of the free part of the page. m */
  readonly centre: Point;
  /** CSS pixels per metre. */
  readonly zoom: number;
  /** By how much the world is turned on the page: a quarter, +x down, where a course lies on its side. rad, clockwise */
  readonly turn: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much longer than across a page and a course must be for the course to lie on its side. */
const worthTurning = 1.25;

/** How large a course on its side must be at least, as it is otherwise: a way down a narrow page is easier to follow. */
const leastTurned = 0.85;

/** How finely the place below a title is looked for. CSS pixels */
const titleStep = 8;

/** Least size of the free part. CSS pixels */
const leastFree = 50;

/** Size of the part of the page that nothing covers. CSS pixels. */
export function freeOf({ width, height, insets }: Page): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(leastFree, width - insets.left - insets.right),
    height: Math.max(leastFree, height - insets.top - insets.bottom),
  };
}

/** The middle of the free part of the page. CSS pixels. */
export function middleOf({ width, height, insets: { left, top, right, bottom } }: Page): Point {
  return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
}

/** A vector of the world as it lies on the page, and the way back, at 1 CSS pixel per metre. */
export function ontoPage({ x, y }: Point, turn: number): Point {
  const { cos, sin } = axesOf(turn);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
export function ontoWorld({ x, y }: Point, turn: number): Point {
  const { cos, sin } = axesOf(turn);
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** A quarter turn. rad */
export const quarter = Math.PI / 2;

/** Cosine and sine of a turn; exact for none and for a quarter, so that lines along the axes stay on whole pixels. */
export function axesOf(turn: number): { readonly cos: number; readonly sin: number } {
  if (turn === 0) return { cos: 1, sin: 0 };
  if (turn === quarter) return { cos: 0, sin: 1 };
  return { cos: Math.cos(turn), sin: Math.sin(turn) };
}

export function clampZoom(zoom: number): number {
  return clamp(zoom, zoomRange.min, zoomRange.max);
}

/** The look at a whole course. @param turn see homeTurn. rad */
export function homeView(course: Course, page: Page, turn = homeTurn(course, page)): Look {
  return fitted(course, page, turn);
}

/**
 * A look with which a picture stays where it was when other parts of its page are covered, or moves as little as shows the whole
 * course; null where that has no room at its size. @param before the page as it was with the look
 */
export function keptLook(course: Course, before: Page, page: Page, look: Look): Look | null {
  const [was, now] = [middleOf(before), middleOf(page)];
  const { centre, zoom, turn } = look;
  const out = standsOut(zoom, course.size);
  const spots = course.places.map(({ x, y, room }) => {
    const off = ontoPage({ x: x - centre.x, y: y - centre.y }, turn);
    return { x: was.x + off.x * zoom, y: was.y + off.y * zoom, room: room * zoom + out };
  });
  const by = (axis: 'x' | 'y', from: number, to: number) => {
    const low = Math.min(...spots.map((spot) => spot[axis] - spot.room));
    const high = Math.max(...spots.map((spot) => spot[axis] + spot.room));
    if (high - low > to - from) return Number.NaN;
    return Math.max(0, from - low) + Math.min(0, to - high);
  };
  const { left, top, right, bottom, corner } = page.insets;
  for (const from of [corner?.top ?? top, top]) {
    const moved = { x: by('x', left, page.width - right), y: by('y', from, page.height - bottom) };
    const off = ontoWorld({ x: was.x + moved.x - now.x, y: was.y + moved.y - now.y }, turn);
    const kept = { centre: { x: centre.x - off.x / zoom, y: centre.y - off.y / zoom }, zoom, turn };
    if (Number.isNaN(moved.x + moved.y)) return null;
    if (from === top || clearsTitle(course, page, kept)) return kept;
  }
  return null;
}

/**
 * By how much a course is turned on a page: a quarter where it may lie on its side, one of the two is clearly wider
 * than high and the other higher than wide, and between what lies above and below it is hardly smaller so. rad
 */
export function homeTurn(course: Course, page: Page): number {
  const { left, top, right, bottom } = course.extent;
  const size = { width: right - left, height: bottom - top };
  if (!course.turnable || !(isLonger(page, size) || isLonger(size, page))) return 0;
  const { drawers } = page.insets;
  // As if all drawers were closed: one that is open must not turn the picture.
  const insets = {
    ...page.insets,
    right: page.insets.right - (drawers?.right ?? 0),
    bottom: page.insets.bottom - (drawers?.bottom ?? 0),
    drawers: undefined,
  };
  const whole = { ...page, insets };
  const [across, upright] = [quarter, 0].map((turn) => fitted(course, whole, turn).zoom);
  return across >= leastTurned * upright ? quarter : 0;
}

/** Whether one is clearly wider than high, and the other higher than wide. */
function isLonger(wide: Size, high: Size): boolean {
  return wide.width >= worthTurning * wide.height && high.height >= worthTurning * high.width;
}

/** As large as it can be with no place of the course under the title. */
function fitted(course: Course, page: Page, turn: number): Look {
  const { insets } = page;
  const below = insets.top;
  for (let top = insets.corner?.top ?? below; top < below; top += titleStep) {
    const look = fittedBelow(course, page, turn, top);
    if (clearsTitle(course, page, look)) return look;
  }
  return fittedBelow(course, page, turn, below);
}

/** As large as it can be below a height of the page. */
function fittedBelow(course: Course, page: Page, turn: number, top: number): Look {
  const { extent, swing, size } = course;
  const part = { ...page, insets: { ...page.insets, top } };
  const free = freeOf(part);
  const [across, down] = [extent.right - extent.left, extent.bottom - extent.top];
  const [width, height] = turn === 0 ? [across, down] : [down, across];
  const { right = 0, bottom = 0 } = page.insets.drawers ?? {};
  const zoom = clampZoom(
    Math.min(
      zoomWithHull(free.width, width, size),
      zoomWithHull(free.height, height, size),
      (page.width - right) / (width + 2 * swing),
      (page.height - bottom) / (height + 2 * swing),
    ),
  );
  // Its middle is in the middle of that part, which is not that of the free part of the page.
  const [there, here] = [middleOf(part), middleOf(page)];
  const off = ontoWorld({ x: there.x - here.x, y: there.y - here.y }, turn);
  const centre = {
    x: (extent.left + extent.right) / 2 - off.x / zoom,
    y: (extent.top + extent.bottom) / 2 - off.y / zoom,
  };
  return { centre, zoom, turn };
}

/** Whether no place of a course is in the corner that the title takes. */
function clearsTitle({ places, size }: Course, page: Page, { centre, zoom, turn }: Look): boolean {
  const { corner, top } = page.insets;
  const middle = middleOf(page);
  const out = standsOut(zoom, size);
  return places.every(({ x, y, room }) => {
    const off = ontoPage({ x: x - centre.x, y: y - centre.y }, turn);
    const left = middle.x + (off.x - room) * zoom - out;
    const above = middle.y + (off.y - room) * zoom - out;
    return left > corner!.right || above > top;
  });
}
