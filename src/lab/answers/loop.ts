// Finds the point of a path that is nearest to a place.
import { distance, type Point } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';

/** Returns the point of a closed path that is nearest to a place. m */
export function nearestOnLoop(waypoints: readonly Point[], at: Point): Point {
  return nearestOf(
    waypoints.map((to, n) => nearestOnSegment(waypoints.at(n - 1)!, to, at)),
    at,
  );
}

/** Returns the point of an open path that is nearest to a place. m. The path needs at least two waypoints. */
export function nearestOnPath(places: readonly Point[], at: Point): Point {
  return nearestOf(
    places.slice(1).map((to, n) => nearestOnSegment(places[n], to, at)),
    at,
  );
}

/** Returns the place in a list that is nearest to another place. m */
export function nearestOf(places: readonly Point[], at: Point): Point {
  const away = places.map((place) => distance(place, at));
  return places[away.indexOf(Math.min(...away))];
}
