// Functions on lists of waypoints: nearest leg, comparison, simplification, and the longest path that bodies may share.
import simplify from 'simplify-js';
import { distance, type Point } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';
import { mostWaypoints } from '../../world/simulation/command-spec';
import type { Simulation } from '../../world/simulation/simulation';

/** The leg (straight part) of a path that is nearest to some place. */
interface Leg {
  /** Index of the waypoint at the end of this leg (a straight part of a path). */
  readonly to: number;
  /** Distance between this leg (straight part of the path) and the parameter `place` of `nearestLeg`. m */
  readonly distance: number;
}

/** Returns the leg of a path nearest to a place. Null for fewer than two waypoints. */
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

/** Whether two lists contain the same places in the same order. */
export function samePlaces(one: readonly Point[], other: readonly Point[]): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every(({ x, y }, n) => x === other[n].x && y === other[n].y);
}

/**
 * Reduces a drawn line to a few waypoints, by the Douglas-Peucker algorithm (simplify-js).
 * @param drawn m
 * @param tolerance largest allowed distance from the drawn line, m
 */
export function simplified(drawn: readonly Point[], tolerance: number): Point[] {
  return simplify([...drawn], tolerance, true).map(({ x, y }) => ({ x, y }));
}

/** Returns the largest number of waypoints that the bodies' shared path may have. */
export function mostShared(simulation: Simulation): number {
  const { entities } = simulation;
  const others = entities.filter((entity) => simulation.isAutonomous(entity));
  const kept = others.reduce((sum, { waypoints }) => sum + waypoints.length, 0);
  const sharing = Math.max(1, entities.length - others.length);
  return Math.min(mostWaypoints.each, Math.floor((mostWaypoints.all - kept) / sharing));
}

/** Throws RangeError if a path has too many waypoints for the number of bodies that share it. */
export function assertPathFits(waypoints: readonly Point[], simulation: Simulation): void {
  const most = mostShared(simulation);
  if (waypoints.length > most)
    throw new RangeError(
      `A path that ${simulation.entities.length} bodies follow has at most ${most} waypoints, got ${waypoints.length}`,
    );
}

/**
 * Returns a path with at most `most` waypoints: the first waypoint, and every n-th after it. n is as small as possible.
 */
export function thinned(waypoints: readonly Point[], most: number): Point[] {
  const every = Math.max(1, Math.ceil(waypoints.length / most));
  return waypoints.filter((_, n) => n % every === 0);
}
