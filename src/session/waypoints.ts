// Lists of waypoints: the nearest leg, equal lists, and a drawn line simplified.
import simplify from 'simplify-js';
import { distance, type Point } from '../entities/command';
import { nearestOnSegment } from '../entities/guidance/segment';

/** A place on a path. */
export interface Leg {
  /** Index of the waypoint it goes to; a new one is inserted here. */
  readonly to: number;
  /** Distance from the place to the leg. m. */
  readonly distance: number;
}

/** The leg nearest to a place; null when there are fewer than two waypoints. */
export function nearestLeg(waypoints: readonly Point[], loop: boolean, place: Point): Leg | null {
  let best: Leg | null = null;
  const legs = loop && waypoints.length > 2 ? waypoints.length : waypoints.length - 1;
  for (let n = 0; n < legs; n++) {
    const nearest = nearestOnSegment(waypoints[n], waypoints[(n + 1) % waypoints.length], place);
    const off = distance(place, nearest);
    if (!best || off < best.distance) best = { to: n + 1, distance: off };
  }
  return best;
}

/** Whether two lists hold the same places in the same order. */
export function samePlaces(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every(({ x, y }, n) => x === other[n].x && y === other[n].y);
}

/**
 * A drawn line as few waypoints, by Douglas-Peucker (simplify-js).
 * @param tolerance largest deviation from what was drawn. m
 */
export function simplified(drawn: readonly Point[], tolerance: number): Point[] {
  return simplify([...drawn], tolerance, true).map(({ x, y }) => ({ x, y }));
}
