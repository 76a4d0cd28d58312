// The point of a straight piece that is nearest to a place.
import { clamp } from '../../control/clamp';
import { distance, type Point } from '../command';

/**
 * The point of the straight piece between two places that is nearest to another place. m
 *
 * The foot of the perpendicular is at the share (p - a)·(b - a) / |b - a|² of the way from a to b; beyond the ends,
 * the end is nearest (Ericson, "Real-Time Collision Detection", 5.1.2). A piece without length is its one point.
 */
export function nearestOnSegment(from: Point, to: Point, place: Point): Point {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const squared = x * x + y * y;
  const foot = squared === 0 ? 0 : ((place.x - from.x) * x + (place.y - from.y) * y) / squared;
  const share = clamp(foot, 0, 1);
  return { x: from.x + share * x, y: from.y + share * y };
}

const origin: Point = { x: 0, y: 0 };

/**
 * The smallest distance between two bodies that both move straight on: how near the origin the straight way comes that
 * leads from where one is seen from the other at first to where it is seen at last. m
 */
export function closestApproach(from: Point, to: Point): number {
  return distance(nearestOnSegment(from, to, origin), origin);
}
