// How the things of a scene are counted and told of.

import type { Session } from '../../../app/session/session';
import { formatFixed } from '../../../app/ui/kit/formats';
import { wordsOf } from '../../../app/ui/movables/place-words';
import {
  gameThings,
  isGameList,
  listNamesOf,
  placeOfThing,
  shapeOfThing,
  type ThingRef,
  thingIn,
} from '../../../lab/files/edit-scenario';
import { pointOf } from '../../../world/simulation/place';
import { placeOfSpot, type Spot } from '../state/spots';

/** A scene whose things are counted, with its features. */
type Told = Pick<Session, 'scenario' | 'games'>;

/** "3 bodies, 4 things, 8 gates": what stands in a scene. */
export function countsOf({ scenario, games }: Told): string {
  const { entities, obstacles = [], targets = [] } = scenario;
  const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  const things = obstacles.length + targets.length;
  const bodies = counted(entities.length, 'body', 'bodies');
  const ofGame = listNamesOf(scenario, games).flatMap((list) => {
    const found = isGameList(list) ? gameThings(scenario, list, games) : null;
    return found ? counted(found.list.length, found.things.label.toLowerCase(), found.things.plural) : [];
  });
  return [bodies, things === 0 ? [] : counted(things, 'thing', 'things'), ofGame].flat().join(', ');
}

/** "22 m, 4 m right, 7 m down": how long a wall or how wide a gate is, and where a thing is. */
export function wordsOfThing({ scenario, games }: Told, ref: ThingRef): string {
  const place = wordsOf(pointOf(placeOfThing(scenario, ref, games)));
  const { list, index } = ref;
  const wall = list === 'obstacles' ? thingIn(scenario, { list, index }) : undefined;
  const length = wall ? Math.max(...wall.size) : shapeOfThing(scenario, ref, games)?.size;
  return length === undefined ? place : `${formatFixed(length, 1, true)} m, ${place}`;
}

/** "4 m right, 7 m down": where a waypoint or the plain target is. */
export function wordsOfSpot(session: Session, spot: Spot): string {
  return wordsOf(placeOfSpot(session, spot) ?? { x: 0, y: 0 });
}
