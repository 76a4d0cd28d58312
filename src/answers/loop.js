// The nearest place of a path that closes.
import { distance } from '../entities/command';
import { nearestOnSegment } from '../entities/guidance/segment';
/** The nearest place of a closed path. */
export function nearestOnLoop(waypoints, at) {
  const onLegs = waypoints.map((to, n) => nearestOnSegment(waypoints.at(n - 1), to, at));
  const away = onLegs.map((place) => distance(place, at));
  return onLegs[away.indexOf(Math.min(...away))];
}
