// Editing a list of waypoints: nearest leg, insertion, removal. Lists are never changed, always made anew.
import simplify from 'simplify-js';
import { distance, type Point } from '../entities/command';

/** A place on a path. */
export interface Leg {
  /** Index of the waypoint it goes to; a new one is inserted here. */
  readonly to: number;
  /** Distance from the asked place to the leg. m. */
  readonly distance: number;
}

/** The leg nearest to a place; null when there are fewer than two waypoints. */
export function nearestLeg(waypoints: readonly Point[], loop: boolean, place: Point): Leg | null {
  let best: Leg | null = null;
  const legs = loop && waypoints.length > 2 ? waypoints.length : waypoints.length - 1;
  for (let n = 0; n < legs; n++) {
    const off = distanceToSegment(place, waypoints[n], waypoints[(n + 1) % waypoints.length]);
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

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = length2 === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length2;
  const share = Math.min(1, Math.max(0, along));
  return distance(p, { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
}
