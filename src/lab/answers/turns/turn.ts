// A turn of all bodies, as input of the answers of scenes of turns.
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { MeasuredTurn } from '../../../world/simulation/meters/turn-meter';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Answer } from '../answer';

/** A body in a turn. */
export interface TurningBody {
  readonly entity: Entity;
  /** Name in the scene, without a remark in brackets. */
  readonly name: string;
  /** Unit of the quantity that it holds. */
  readonly unit: 'rad' | 'm';
  /** Measured turn of the body; null without one. */
  readonly turn: MeasuredTurn | null;
}

/** All bodies since their targets jumped. */
export interface ObservedTurn {
  readonly simulation: Simulation;
  readonly bodies: readonly TurningBody[];
  /** Time for which the bodies have been free to turn. s */
  readonly seconds: number;
  /** Whether the time for the turn is over: the targets jump before the next check. */
  readonly isOver: boolean;
  /** Notes on earlier turns. A person's touch clears them. */
  readonly notes: Map<string, readonly number[]>;
  /** Whether no person has touched anything. */
  readonly isUntouched: boolean;
}

/** Looks at a turn and returns its answer; null until the turn has shown enough. */
export type TurnFinding = (turn: ObservedTurn) => Answer | null;
