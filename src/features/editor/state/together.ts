// Objects that move together: a waypoint, and an object of a game, such as a gate, at the same place.

import { pathOfBody, withPathMoved } from '../../../lab/files/edit-commands';
import {
  isGameList,
  placeOfThing,
  type ThingRef,
  thingsOf,
  withPlaced,
} from '../../../lab/files/edit-scenario';
import type { Field } from '../../../lab/files/field';
import { hypot } from '../../../laws/exact/exact';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';

/** Largest distance at which a waypoint and an object count as being at the same place. m */
const apart = 0.5;

const isAt = ([x, y]: Place, [toX, toY]: Place) => hypot(x - toX, y - toY) < apart;

/**
 * Returns the objects of games, such as gates, that are at a waypoint and move with it.
 * @param waypoint place of the waypoint, m
 */
export function thingsAt(scenario: Scenario, waypoint: Place, games: readonly Field[]): ThingRef[] {
  return thingsOf(scenario, games).filter(
    (ref) => isGameList(ref.list) && isAt(placeOfThing(scenario, ref, games), waypoint),
  );
}

/** Returns a copy of the scene with one object moved @param to returns the new place for the old place, m */
export function withMoved(
  scenario: Scenario,
  ref: ThingRef,
  to: (was: Place) => Place,
  games: readonly Field[],
): Scenario {
  const moved = withPlaced(scenario, ref, to, games);
  if (!isGameList(ref.list)) return moved;
  const was = placeOfThing(scenario, ref, games);
  const at = placeOfThing(moved, ref, games);
  const path = scenario.entities
    .map(pathOfBody)
    .find((waypoints) => waypoints?.some((each) => isAt(each, was)));
  return path
    ? withPathMoved(
        moved,
        path,
        path.map((each) => (isAt(each, was) ? at : each)),
      )
    : moved;
}
