// Things on the field of a scenario: lists of them, and references by list and index.
import type { ObstacleSpec } from '../../world/simulation/obstacle';
import type { EntitySpec } from '../../world/simulation/scenario';
import type { TargetSpec } from '../../world/simulation/targets/moving-target';

/** Maps the name of each object list in a scenario to the type of one object. */
export interface Lists {
  readonly entities: EntitySpec;
  readonly obstacles: ObstacleSpec;
  readonly targets: TargetSpec;
}

export type ListName = keyof Lists;

/** Names of the object lists that every scenario may have, in the page's order. */
export const ownLists = ['entities', 'obstacles', 'targets'] as const;

type OwnList = (typeof ownLists)[number];

/** Name of a game's object list in a scenario, such as `gates`. */
export type GameList = Exclude<ListName, OwnList>;

export function isGameList(list: ListName): list is GameList {
  return !ownLists.some((own) => own === list);
}

/** Reference to a scene object (body, target, gate): list name and index. */
export interface ThingRef<Name extends ListName = ListName> {
  readonly list: Name;
  readonly index: number;
}

/** Returns whether two references point to the same scene object. */
export function isSameThing(one: ThingRef, other: ThingRef): boolean {
  return one.list === other.list && one.index === other.index;
}
