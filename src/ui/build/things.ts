// How the things of a scene are counted and told of.
import { type ThingRef, thingIn } from '../../files/edit-scenario';
import type { Scenario } from '../../simulation/scenario';
import { formatFixed } from '../kit/formats';
import { wordsOf } from '../movables/place-words';

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
