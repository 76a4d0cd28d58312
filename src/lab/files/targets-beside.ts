// Places beside a target, for bodies that fly to it: each gets a different one, so that they do not end up inside each other.
import { hypot } from '../../laws/exact/exact';
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';

/**
 * Places above and below a target, for several bodies that fly to it. `apart`: distance between neighbours, m. `most`:
 * number of places on each side.
 */
const beside = { apart: 5, most: 12 };

/** Distance below which two places count as the same. m */
const taken = 3;

function placesBeside([x, y]: Place): Place[] {
  const off = Array.from({ length: beside.most }, (_, n) => beside.apart * (n + 1));
  return [
    [x, y] as const,
    ...off.flatMap((by): Place[] => [
      [x, y + by],
      [x, y - by],
    ]),
  ];
}

/**
 * Returns a place to which no body flies yet: the target itself, or the nearest free place above or below it. If all
 * these places are taken, returns the target. m
 */
export function freeTarget({ entities }: Pick<Scenario, 'entities'>, target: Place): Place {
  const flown = entities.flatMap(({ command }) =>
    command?.kind === 'seek' && 'target' in command ? [command.target] : [],
  );
  const isFree = ([x, y]: Place) => flown.every(([u, v]) => hypot(x - u, y - v) >= taken);
  return placesBeside(target).find(isFree) ?? target;
}

/** Returns whether a place is the target, or 5, 10, … 60 m above or below it. */
export const isBeside = (target: Place, [x, y]: Place): boolean =>
  placesBeside(target).some(([u, v]) => u === x && v === y);
