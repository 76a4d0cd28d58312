// The home view: shows the whole course of a scene as large as possible, with no bar or drawer over it.

import type { SceneExtent } from '../../lab/files/extent';
import { clamp } from '../../laws/control/clamp';
import type { Point } from '../../world/entities/command';
import { standsOut, zoomWithHull } from './hull-size';

/** Smallest and largest zoom. CSS pixels per metre */
export const zoomRange = { min: 0.8, max: 120 };

/** The browser window in which a scene is shown, with the parts of it that bars and drawers cover. CSS pixels */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Width of the parts that bars and drawers cover at each edge of the window. CSS pixels */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Area beside the page's title (top left) that the picture may also use. CSS pixels */
  readonly corner?: {
    /** Right edge of the page's title, measured from the left edge of the window. CSS pixels */
    readonly right: number;
    /** Upper edge of the area, measured from the top of the window. CSS pixels */
    readonly top: number;
  };
  /** Sizes of the open drawers (side panels): width at the right edge, height at the bottom edge. CSS pixels */
  readonly drawers?: { readonly right: number; readonly bottom: number };
}

/** The view of the world on the page: its centre, zoom and rotation. */
export interface Framing {
  /** Point of the world that appears in the middle of the uncovered part of the page. m */
  readonly centre: Point;
  /** Zoom of the view. CSS pixels per metre */
  readonly zoom: number;
  /** Rotation of the world on the page. rad, clockwise */
  readonly turn: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Least aspect ratio (long side to short side) for rotating a scene. Scene and page must each reach it. */
const worthTurning = 1.25;

/** Step by which the picture's top edge is lowered until the page's title covers nothing important. CSS pixels */
const titleStep = 8;

/** Least width and height assumed for the uncovered part of the page. CSS pixels */
const leastFree = 50;

/** Returns the size of the uncovered part of the page. CSS pixels */
export function freeOf({ width, height, insets }: Page): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(leastFree, width - insets.left - insets.right),
    height: Math.max(leastFree, height - insets.top - insets.bottom),
  };
}

/** Returns the middle of the uncovered part of the page. CSS pixels */
export function middleOf({ width, height, insets: { left, top, right, bottom } }: Page): Point {
  return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
}

/**
 * Rotates a vector from the world's axes to the page's axes.
 * @param turn rotation of the world on the page, rad, clockwise
 */
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

/** Returns the cosine and sine of an angle in radians. Exact for 0 and a quarter turn. */
export function axesOf(turn: number): { readonly cos: number; readonly sin: number } {
  if (turn === 0) return { cos: 1, sin: 0 };
  if (turn === quarter) return { cos: 0, sin: 1 };
  return { cos: Math.cos(turn), sin: Math.sin(turn) };
}

export function clampZoom(zoom: number): number {
  return clamp(zoom, zoomRange.min, zoomRange.max);
}

/**
 * Returns the view that shows the whole area of a scene as large as possible.
 * @param course area of the scene
 * @param turn rotation of the scene on the page, rad; see homeTurn
 */
export function homeView(course: SceneExtent, page: Page, turn = homeTurn(course, page)): Framing {
  return fitted(course, page, turn);
}

/**
 * Returns the view after bars or drawers have opened or closed, with the same zoom.
 * @param course area of the scene
 * @param before page before the change
 * @param page page afterwards
 * @param look view before the change
 * @returns the view; null if the scene does not fit at this zoom
 */
export function keptFraming(course: SceneExtent, before: Page, page: Page, look: Framing): Framing | null {
  // The picture keeps its place, or moves just enough.
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
 * Returns the rotation with which a scene fits a page best: 0 or a quarter turn. rad
 * @param course area of the scene
 */
export function homeTurn(course: SceneExtent, page: Page): number {
  // A quarter turn if the course allows it, page and course are long in different directions, and the
  // picture does not become smaller.
  const { left, top, right, bottom } = course.extent;
  const size = { width: right - left, height: bottom - top };
  if (!course.turnable || !(isLonger(page, size) || isLonger(size, page))) return 0;
  const { drawers, ...edges } = page.insets;
  // Computed as if all drawers were closed, so that opening one does not turn the picture.
  const insets = {
    ...edges,
    right: edges.right - (drawers?.right ?? 0),
    bottom: edges.bottom - (drawers?.bottom ?? 0),
  };
  const whole = { ...page, insets };
  const [across, upright] = [quarter, 0].map((turn) => fitted(course, whole, turn).zoom);
  return across > upright ? quarter : 0;
}

/** Whether the first size is clearly wider than high, and the second clearly higher than wide. */
function isLonger(wide: Size, high: Size): boolean {
  return wide.width >= worthTurning * wide.height && high.height >= worthTurning * high.width;
}

/**
 * Returns the view with the largest zoom at which the scene fits. In this view, the page's title covers no important
 * place, such as a body.
 * @param course area of the scene
 * @param turn rotation of the scene, rad
 */
function fitted(course: SceneExtent, page: Page, turn: number): Framing {
  const { insets } = page;
  const below = insets.top;
  const lowest = fittedBelow(course, page, turn, below);
  for (let top = insets.corner?.top ?? below; top < below; top += titleStep) {
    const look = fittedBelow(course, page, turn, top);
    // A picture that would not be larger is in the middle of the free area.
    if (look.zoom <= lowest.zoom) break;
    if (clearsTitle(course, page, look)) return look;
  }
  return lowest;
}

/**
 * Returns the view with the largest zoom at which a scene's area fits below a horizontal line of the page.
 * @param course area of the scene
 * @param turn rotation of the scene, rad
 * @param top distance from the top of the page to the line, CSS pixels
 */
function fittedBelow(course: SceneExtent, page: Page, turn: number, top: number): Framing {
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
  // The course is in the middle of that part, but a framing counts from the middle of the whole free part.
  const [there, here] = [middleOf(part), middleOf(page)];
  const off = ontoWorld({ x: there.x - here.x, y: there.y - here.y }, turn);
  const centre = {
    x: (extent.left + extent.right) / 2 - off.x / zoom,
    y: (extent.top + extent.bottom) / 2 - off.y / zoom,
  };
  return { centre, zoom, turn };
}

/** Whether the page's title covers no body, waypoint or target of a scene in a view. */
function clearsTitle({ places, size }: SceneExtent, page: Page, { centre, zoom, turn }: Framing): boolean {
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
