// The places that bodies fly to which share no moving target: each has its own, so that they do not end in one another.
import { hypot } from '../../laws/exact/exact';
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';

/** How far the places are from each other, and how many there are on each side. m */
const beside = { apart: 5, most: 12 };

/** Nearer to a place than this another one is the same. m */
const taken = 3;

/** The places beside one, from near to far. m */
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

/** A place at a target to which no body flies yet; the target itself where all are taken. m */
export function freeTarget({ entities }: Pick<Scenario, 'entities'>, target: Place): Place {
  const flown = entities.flatMap(({ command }) =>
    command?.kind === 'seek' && 'target' in command ? [command.target] : [],
  );
  const isFree = ([x, y]: Place) => flown.every(([u, v]) => hypot(x - u, y - v) >= taken);
  return placesBeside(target).find(isFree) ?? target;
}

/** Whether a place is at a target, or one of those beside it. */
export const isBeside = (target: Place, [x, y]: Place): boolean =>
  placesBeside(target).some(([u, v]) => u === x && v === y);
