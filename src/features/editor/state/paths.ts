// Paths that the player draws in the editor.

import type { Session } from '../../../app/session/session';
import { withOrder } from '../../../lab/files/edit-commands';
import type { ThingRef } from '../../../lab/files/edit-scenario';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';

/**
 * Returns a function that changes a scene so that bodies follow a path. If bodies are selected, they follow the path;
 * otherwise all bodies that take commands.
 * @param waypoints places along the path, m
 */
export function followedBy(
  { scenario: { entities }, commands: { loop } }: Session,
  chosen: readonly ThingRef[],
  waypoints: readonly Place[],
): (start: Scenario) => Scenario {
  const bodies = chosen.filter(({ list }) => list === 'entities').map(({ index }) => index);
  const all = entities.flatMap(({ autonomous }, n) => (autonomous ? [] : [n]));
  return (start) => withOrder(start, bodies.length > 0 ? bodies : all, { does: 'follows', waypoints, loop });
}
