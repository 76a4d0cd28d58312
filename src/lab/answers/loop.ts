// The nearest place of a path that closes.
import { distance, type Point } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';

/** The nearest place of a closed path. */
export function nearestOnLoop(waypoints: readonly Point[], at: Point): Point {
  const onLegs = waypoints.map((to, n) => nearestOnSegment(waypoints.at(n - 1)!, to, at));
  const away = onLegs.map((place) => distance(place, at));
  return onLegs[away.indexOf(Math.min(...away))];
}
