// What happens in a game of Dodge, as the page is told.
import type { Point } from '../../../entities/command';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Pose } from '../../../simulation/pose';
import type { MissileName } from './waves';

/** Something that happened. */
export interface DodgeEvent {
  /** From 1, in the order of the run: tells which are new. */
  readonly n: number;
  /** s from the start. */
  readonly at: number;
  readonly kind: 'wave' | 'launch' | 'near-miss' | 'wreck' | 'burn-out' | 'hit';
  readonly place: Point;
  /** Points it gave; 0 for most. */
  readonly points: number;
  /** How many times it counted, in a row of near misses and lured missiles; 1 for everything else. */
  readonly times: number;
  /** Whether a wreck was the player's doing. */
  readonly lured: boolean;
}

/** The missile that hit the player, as it was then. */
export interface Killer {
  readonly entity: Entity;
  readonly name: MissileName;
  readonly pose: Pose;
  /** Where the player was then. */
  readonly player: Pose;
  /** Its places since its launch, oldest first. m */
  readonly way: readonly Point[];
  /** s from the start. */
  readonly at: number;
}
