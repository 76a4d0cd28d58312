// A turn of all bodies, as the answers of scenes of turns look at it.
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { MeasuredTurn } from '../../../world/simulation/meters/turn-meter';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Answer } from '../answer';

/** A body in a turn. */
export interface Turning {
  readonly entity: Entity;
  /** Name in the scene, without a remark in brackets. */
  readonly name: string;
  /** Unit of what it holds. */
  readonly unit: 'rad' | 'm';
  /** Its measured turn; null while it has none. */
  readonly turn: MeasuredTurn | null;
}

/** All bodies since their targets jumped. */
export interface Turn {
  readonly simulation: Simulation;
  readonly bodies: readonly Turning[];
  /** How long they have been free to turn. s */
  readonly seconds: number;
  /** Whether there is no more time: the next jump comes before one looks again. */
  readonly isOver: boolean;
  /** Notes on earlier turns. A person's touch clears them. */
  readonly notes: Map<string, readonly number[]>;
  /** Whether nobody has touched anything. */
  readonly isUntouched: boolean;
}

/** Looks at a turn and returns its answer; null until the turn has shown enough. */
export type Look = (turn: Turn) => Answer | null;
