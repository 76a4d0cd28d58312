// Things on the field of a scenario: lists of them, and references by list and index.
import type { ObstacleSpec } from '../../world/simulation/obstacle';
import type { EntitySpec } from '../../world/simulation/scenario';
import type { TargetSpec } from '../../world/simulation/targets/moving-target';

/**
 * Maps the name of each object list in a scenario to the TypeScript type of one object. Games add lists, such as
 * `gates`.
 */
export interface Lists {
  readonly entities: EntitySpec;
  readonly obstacles: ObstacleSpec;
  readonly targets: TargetSpec;
}

export type ListName = keyof Lists;

/** Names of the lists of objects that every scenario may have, in the order in which the page shows them. */
export const ownLists = ['entities', 'obstacles', 'targets'] as const;

type OwnList = (typeof ownLists)[number];

/** Name of a game's object list in a scenario, such as `gates`. */
export type GameList = Exclude<ListName, OwnList>;

/**
 * Returns whether a list belongs to a game, such as `gates`. False for `entities`, `obstacles` and `targets`.
 * @param list name of the list
 */
export function isGameList(list: ListName): list is GameList {
  return !ownLists.some((own) => own === list);
}

/** Reference to a scene object (body, obstacle, target, gate) by the name of its list and its index in the list. */
export interface ThingRef<Name extends ListName = ListName> {
  readonly list: Name;
  readonly index: number;
}

/** Returns whether two references point to the same scene object. */
export function isSameThing(one: ThingRef, other: ThingRef): boolean {
  return one.list === other.list && one.index === other.index;
}
