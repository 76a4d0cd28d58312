// Counts and describes the objects of a scene.

import type { Session } from '../../../app/session/session';
import { formatFixed } from '../../../app/ui/kit/formats';
import { placeWords } from '../../../app/ui/movables/place-words';
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
import { type PathSpot, placeOfSpot } from '../state/spots';

/** The parts of a session that are needed to count or describe the objects of its scene. */
type CountedScene = Pick<Session, 'scenario' | 'games'>;

/** Returns the numbers of objects as text: "3 bodies, 4 things, 8 gates". */
export function thingCounts({ scenario, games }: CountedScene): string {
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

/** Returns the size and place of an object as text, such as "22 m, 4 m right, 7 m down" */
export function wordsOfThing({ scenario, games }: CountedScene, ref: ThingRef): string {
  const place = placeWords(pointOf(placeOfThing(scenario, ref, games)));
  const { list, index } = ref;
  const wall = list === 'obstacles' ? thingIn(scenario, { list, index }) : undefined;
  const length = wall ? Math.max(...wall.size) : shapeOfThing(scenario, ref, games)?.size;
  return length === undefined ? place : `${formatFixed(length, 1, true)} m, ${place}`;
}

export function wordsOfSpot(session: Session, spot: PathSpot): string {
  return placeWords(placeOfSpot(session, spot) ?? { x: 0, y: 0 });
}
