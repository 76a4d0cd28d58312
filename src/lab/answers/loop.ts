// Finds the point of a path that is nearest to a place.
import { distance, type Point } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';

/** Returns the point of a closed path that is nearest to a place. m */
export function nearestOnLoop(waypoints: readonly Point[], at: Point): Point {
  return nearestOnPath(waypoints, at, waypoints.at(-1)!);
}

/**
 * Returns the point of an open path that is nearest to the place `at`. m
 * @param start start of the path, before the first waypoint. m
 */
export function nearestOnPath(waypoints: readonly Point[], at: Point, start: Point): Point {
  let from = start;
  let nearest = start;
  let least = Infinity;
  for (const to of waypoints) {
    const point = nearestOnSegment(from, to, at);
    const x = point.x - at.x;
    const y = point.y - at.y;
    const squared = x * x + y * y;
    if (squared < least) {
      least = squared;
      nearest = point;
    }
    from = to;
  }
  return nearest;
}

/** Returns the nearer of two places to a third place. m */
export function nearerOf(one: Point, other: Point, at: Point): Point {
  return distance(other, at) < distance(one, at) ? other : one;
}
