// Lists of waypoints: the nearest leg, equal lists, a drawn line simplified, and how long a path may be that bodies share.
import simplify from 'simplify-js';
import { distance, type Point } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';
import { mostWaypoints } from '../../world/simulation/command-spec';
import type { Simulation } from '../../world/simulation/simulation';

/** A place on a path. */
interface Leg {
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
  if (one === other) return true;
  return one.length === other.length && one.every(({ x, y }, n) => x === other[n].x && y === other[n].y);
}

/**
 * A drawn line as few waypoints, by Douglas-Peucker (simplify-js).
 * @param tolerance largest deviation from what was drawn. m
 */
export function simplified(drawn: readonly Point[], tolerance: number): Point[] {
  return simplify([...drawn], tolerance, true).map(({ x, y }) => ({ x, y }));
}

/** Most waypoints of the path that the bodies of a simulation share: what a file may hold, less what others keep. */
export function mostShared(simulation: Simulation): number {
  const { entities } = simulation;
  const others = entities.filter((entity) => simulation.isAutonomous(entity));
  const kept = others.reduce((sum, { waypoints }) => sum + waypoints.length, 0);
  const sharing = Math.max(1, entities.length - others.length);
  return Math.min(mostWaypoints.each, Math.floor((mostWaypoints.all - kept) / sharing));
}

/** Throws RangeError for a path that is too long for the bodies of a simulation to share. */
export function assertPathFits(waypoints: readonly Point[], simulation: Simulation): void {
  const most = mostShared(simulation);
  if (waypoints.length > most)
    throw new RangeError(
      `A path that ${simulation.entities.length} bodies follow has at most ${most} waypoints, got ${waypoints.length}`,
    );
}

/** A path with as many waypoints as it may have, spread evenly: the first and every few after it. */
export function thinned(waypoints: readonly Point[], most: number): Point[] {
  const every = Math.max(1, Math.ceil(waypoints.length / most));
  return waypoints.filter((_, n) => n % every === 0);
}
