// The convex hull of points in the plane: Andrew's monotone chain (Information Processing Letters 9, 1979).
import type { Point } from '../../entities/command';

/** The corners of the smallest convex polygon about the points, in order. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.toReversed());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** The corners on one side, from the first point to the last. */
function chain(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    while (corners.length > 1 && turn(corners[corners.length - 2], corners[corners.length - 1], point) <= 0)
      corners.pop();
    corners.push(point);
  }
  return corners;
}

/** Above 0 where the way from a by b to c turns to the side of growing y from growing x. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
