// Boxes on the page, and their overlaps and distances. CSS pixels.
import { hypot } from '../../laws/exact/exact';
import type { Point } from '../../world/entities/command';

/** A rectangle on the page. CSS pixels */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two boxes overlap, or the distance between them is less than `gap`. @param gap CSS pixels */
export function meets(a: PageBox, b: PageBox, gap = 0): boolean {
  return (
    a.left < b.left + b.width + gap &&
    b.left < a.left + a.width + gap &&
    a.top < b.top + b.height + gap &&
    b.top < a.top + a.height + gap
  );
}

export function isSameBox(a: PageBox, b: PageBox): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

/** Returns the distance between two boxes, CSS pixels; 0 if they touch or overlap. */
export function gapBetween(a: PageBox, b: PageBox): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  return hypot(across, Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height));
}

/** Whether a box lies inside another one. */
export function isInside(box: PageBox, outer: PageBox): boolean {
  return (
    box.left >= outer.left &&
    box.top >= outer.top &&
    box.left + box.width <= outer.left + outer.width &&
    box.top + box.height <= outer.top + outer.height
  );
}

/** Returns a box of width and height 0 at a point. */
export function boxAt({ x, y }: Point): PageBox {
  return { left: x, top: y, width: 0, height: 0 };
}

/** Returns a square centred on a point. @param half half of the square's side, CSS pixels */
export function boxAbout({ x, y }: Point, half: number): PageBox {
  return { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
}

/** Returns the smallest box around some points. Needs at least one point. */
export function boxOf(points: readonly Point[]): PageBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Returns a box that is larger by a margin on every side.
 * @param across margin at the left and right, CSS pixels
 * @param along margin at the top and bottom, CSS pixels
 */
export function grown({ left, top, width, height }: PageBox, across: number, along = across): PageBox {
  return { left: left - across, top: top - along, width: width + 2 * across, height: height + 2 * along };
}

/** Side of the squares that approximate a line, CSS pixels. */
const lineBox = 12;

const mostSquares = 200;

/** Returns small squares along a line between two points. */
export function boxesAlong([from, to]: readonly [Point, Point]): PageBox[] {
  const steps = Math.min(mostSquares, Math.ceil(hypot(to.x - from.x, to.y - from.y) / lineBox));
  return Array.from({ length: steps + 1 }, (_, n) => {
    const share = n / Math.max(1, steps);
    return boxAbout(
      { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
      lineBox / 2,
    );
  });
}
