// The nearest point of a segment, and the closest approach of two bodies.
import { clamp } from '../../../laws/control/clamp';
import { distance, type Point } from '../command';

/**
 * Finds the point of a segment that is nearest to `place`. Returns its position as a fraction of the segment: 0 at the
 * start, 1 at the end.
 */
function nearestShare(from: Point, to: Point, place: Point): number {
  // The foot of the perpendicular is at the fraction (p - a)·(b - a) / |b - a|² of the way from a to b; beyond the
  // ends, the end is nearest (Ericson, "Real-Time Collision Detection", 5.1.2). A segment of length 0 is its one point.
  const x = to.x - from.x;
  const y = to.y - from.y;
  const squared = x * x + y * y;
  return clamp(squared === 0 ? 0 : ((place.x - from.x) * x + (place.y - from.y) * y) / squared, 0, 1);
}

/** Interpolates between two places. m @param share 0 for `from`, 1 for `to` */
export function onTheWay(from: Point, to: Point, share: number): Point {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/** Returns the point of a segment that is nearest to a place. m */
export function nearestOnSegment(from: Point, to: Point, place: Point): Point {
  return onTheWay(from, to, nearestShare(from, to, place));
}

const origin: Point = { x: 0, y: 0 };

/**
 * Returns the closest approach of two bodies that move in straight lines at constant speeds.
 * @param from position of one body relative to the other, at the start. m
 * @param to position of one body relative to the other, at the end. m
 * @returns `range`: smallest distance between the bodies, m; `share`: time of the closest approach, from 0 (start) to 1
 * (end)
 */
export function closestApproach(from: Point, to: Point): { readonly range: number; readonly share: number } {
  const share = nearestShare(from, to, origin);
  return { range: distance(onTheWay(from, to, share), origin), share };
}
