// Which waypoints of a long path are drawn: those on the page, and every n-th where they are too many. Free of Phaser.
import type { Point } from '../../entities/command';
import { boxAbout, meets } from '../labels/box';

/** Most waypoints with a ring and a number. */
const most = 150;

/** How far a ring reaches at most. CSS pixels */
const reach = 23;

/** Distance of two points of a line that is drawn through many. CSS pixels */
const leastStep = 3;

/** The indexes of those that are drawn, rising. @param always indexes that are drawn wherever they are on the page */
export function shownWaypoints(
  points: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  always: ReadonlySet<number>,
): number[] {
  const page = { left: 0, top: 0, width, height };
  const near = [...points.keys()].filter((n) => meets(boxAbout(points[n], reach), page));
  const every = roundUp(near.length / most);
  return near.filter((n) => n % every === 0 || always.has(n));
}

/** The next of 1, 2, 5, 10, 20, 50, ... */
function roundUp(least: number): number {
  for (let ten = 1; ; ten *= 10) {
    const fits = [1, 2, 5].find((digit) => digit * ten >= least);
    if (fits) return fits * ten;
  }
}

/** A line through many points without those that nobody would miss. */
export function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= leastStep) kept.push(point);
  }
  return kept;
}
