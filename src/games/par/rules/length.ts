// A lower bound of the length of any way through a row of discs.

import type { Point } from '../../../entities/command';
import { nearestOnSegment } from '../../../entities/guidance/segment';
import { hypot } from '../../../exact/exact';

/** Rounds of improvement. Ten gates are within a millimetre of their end after some forty. */
const rounds = 200;

/**
 * Lower bound of the length of any way from a start through discs around places, in their order. m
 *
 * Let such a way touch disc i in p_i, with p_0 the start, and let u_i be any vectors no longer than 1. A leg is no
 * shorter than its shadow on u_i, so the way is at least Σ u_i·(p_i - p_{i-1}). Sorted by the points, p_i is
 * multiplied by u_i - u_{i+1} (u_{n+1} = 0), and within its disc that product is at least the centre's less
 * r |u_i - u_{i+1}|. So the length is at least Σ u_i·(c_i - c_{i-1}) - r Σ |u_i - u_{i+1}|, whatever the u_i: this is
 * weak duality (Boyd & Vandenberghe, "Convex Optimization", 5.2). The bound is sure even where the search for the
 * shortest way, whose directions are taken for the u_i, has not got to its end; there, it is that way's length.
 */
export function shortestLength(start: Point, centres: readonly Point[], radius: number): number {
  const touched = shortestWay(start, centres, radius);
  const directions = touched.map((point, n) => unit(n === 0 ? start : touched[n - 1], point));
  let length = 0;
  directions.forEach((u, n) => {
    const from = n === 0 ? start : centres[n - 1];
    const next = directions[n + 1] ?? { x: 0, y: 0 };
    length += u.x * (centres[n].x - from.x) + u.y * (centres[n].y - from.y);
    length -= radius * hypot(u.x - next.x, u.y - next.y);
  });
  return Math.max(0, length);
}

/** Where a way through the discs touches each, improved one disc at a time. m */
export function shortestWay(start: Point, centres: readonly Point[], radius: number): Point[] {
  const points = [...centres];
  for (let round = 0; round < rounds; round++)
    points.forEach((point, n) => {
      const before = n === 0 ? start : points[n - 1];
      points[n] = bestOf(point, centres[n], radius, before, points[n + 1] ?? null);
    });
  return points;
}

/**
 * A better place in a disc between two neighbours. Where the straight line between them meets the disc, on it; else
 * where it is reflected, like light: there the sum of the directions from both neighbours points along the radius.
 */
function bestOf(point: Point, centre: Point, radius: number, before: Point, after: Point | null): Point {
  const straight = after ? nearestOnSegment(before, after, centre) : before;
  if (hypot(straight.x - centre.x, straight.y - centre.y) <= radius) return straight;
  const u = unit(before, point);
  const v = after ? unit(after, point) : { x: 0, y: 0 };
  const size = hypot(u.x + v.x, u.y + v.y);
  if (size === 0) return { x: point.x, y: point.y };
  return { x: centre.x - (radius * (u.x + v.x)) / size, y: centre.y - (radius * (u.y + v.y)) / size };
}

/** The direction from one place to another; no direction at all where they are the same. */
function unit(from: Point, to: Point): Point {
  const length = hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
