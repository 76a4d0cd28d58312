// What the things of a scene are called, and how they are told of.
import { type ListName, type ThingRef, thingIn } from '../../files/edit-scenario';
import type { Session } from '../../session/session';
import type { ObstacleKind } from '../../simulation/obstacle';
import type { Scenario } from '../../simulation/scenario';
import { distinct, namesOf } from '../../view/bodies';
import { formatFixed } from '../kit/formats';
import { wordsOf } from '../movables/place-words';

/** Names of what has no kind among the bodies. */
export const thingWords: Readonly<Record<ObstacleKind | 'target', string>> = {
  crate: 'Crate',
  wall: 'Wall',
  target: 'Target',
};

/** A name for each thing of a list, in its order; no two of a list are the same. */
export function namesIn(session: Session, list: ListName): readonly string[] {
  const { obstacles = [], targets = [] } = session.scenario;
  switch (list) {
    case 'entities':
      return namesOf(session);
    case 'obstacles':
      return distinct(obstacles.map(({ kind }) => thingWords[kind]));
    case 'targets':
      return distinct(targets.map(() => thingWords.target));
  }
}

/** What a thing is called; empty where there is none. */
export const nameOfThing = (session: Session, { list, index }: ThingRef): string =>
  namesIn(session, list)[index] ?? '';

/** "3 bodies, 4 things": what stands in a scene. */
export function countsOf({ entities, obstacles = [], targets = [] }: Scenario): string {
  const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  const things = obstacles.length + targets.length;
  const bodies = counted(entities.length, 'body', 'bodies');
  return things === 0 ? bodies : `${bodies}, ${counted(things, 'thing', 'things')}`;
}

/** "22 m, 4 m right, 7 m down": how long a wall is, and where a thing is. */
export function wordsOfThing(scenario: Scenario, ref: ThingRef): string {
  const thing = thingIn(scenario, ref);
  const [x, y] = thing?.position ?? [0, 0];
  const place = wordsOf({ x, y });
  if (!thing || !('size' in thing) || typeof thing.size === 'number' || !thing.size) return place;
  return `${formatFixed(Math.max(...thing.size), 1, true)} m, ${place}`;
}
