// The nearest point of a segment, and the closest approach of two bodies.
import { clamp } from '../../control/clamp';
import { distance, type Point } from '../command';

/**
 * The point of a segment that is nearest to a place. m
 *
 * The foot of the perpendicular is at the fraction (p - a)·(b - a) / |b - a|² of the way from a to b; beyond the ends,
 * the end is nearest (Ericson, "Real-Time Collision Detection", 5.1.2). A segment of length 0 is its one point.
 */
export function nearestOnSegment(from: Point, to: Point, place: Point): Point {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const squared = x * x + y * y;
  const foot = squared === 0 ? 0 : ((place.x - from.x) * x + (place.y - from.y) * y) / squared;
  const fraction = clamp(foot, 0, 1);
  return { x: from.x + fraction * x, y: from.y + fraction * y };
}

const origin: Point = { x: 0, y: 0 };

/**
 * The closest approach of two bodies that both move in straight lines. m
 * @param from place of one relative to the other at the start. m
 * @param to the same at the end. m
 */
export function closestApproach(from: Point, to: Point): number {
  return distance(nearestOnSegment(from, to, origin), origin);
}
