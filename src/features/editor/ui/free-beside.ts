// Finds room beside something for a small box that must cover nothing.
import type { PageBox } from '../../../app/view/viewport';

/** How far away it may be, from near to far. CSS pixels */
const distances = [10, 28, 56, 90];

const overlap = (a: PageBox, b: PageBox) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const isWithin = (a: PageBox, b: PageBox) =>
  a.left >= b.left &&
  a.top >= b.top &&
  a.left + a.width <= b.left + b.width &&
  a.top + a.height <= b.top + b.height;

/** The box about some points. @param by how far it goes beyond them. CSS pixels */
export const around = (
  points: readonly { readonly x: number; readonly y: number }[],
  by: number,
): PageBox => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - by, Math.min(...ys) - by];
  return { left, top, width: Math.max(...xs) + by - left, height: Math.max(...ys) + by - top };
};

/**
 * Where a box of a size has room beside another one: below it, above, at the right or the left, or off a corner, as near as it can be.
 * Null where it would cover something everywhere. CSS pixels
 * @param inTheWay what it must not cover @param free the part of the page that it must not leave
 */
export function freeBeside(
  beside: PageBox,
  { width, height }: Pick<PageBox, 'width' | 'height'>,
  inTheWay: readonly PageBox[],
  free: PageBox,
): PageBox | null {
  const middle = {
    x: beside.left + (beside.width - width) / 2,
    y: beside.top + (beside.height - height) / 2,
  };
  for (const by of distances) {
    const [left, right] = [beside.left - by - width, beside.left + beside.width + by];
    const [above, below] = [beside.top - by - height, beside.top + beside.height + by];
    const places = [
      [middle.x, below],
      [middle.x, above],
      [right, middle.y],
      [left, middle.y],
      [left, below],
      [right, below],
      [left, above],
      [right, above],
    ];
    for (const [x, y] of places) {
      const box = { left: x, top: y, width, height };
      if (isWithin(box, free) && !inTheWay.some((other) => overlap(box, other))) return box;
    }
  }
  return null;
}
