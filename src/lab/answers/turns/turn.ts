// A turn of all bodies, from which the answers of scenes with turns are found.
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { MeasuredTurn, TurnCourse } from '../../../world/simulation/meters/turn-meter';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Answer } from '../answer';

/** A body, and its measured turn. */
export interface TurningBody {
  readonly entity: Entity;
  /** Name of the body in the scene, without a remark in brackets. */
  readonly name: string;
  /** Unit of the body's error: rad for a heading, m for a place. */
  readonly unit: 'rad' | 'm';
  /** Whether the body's error has stayed close to 0 for 0.25 s. Much cheaper to read than `turn`. */
  readonly isAtRest: boolean;
  /** Measured turn of the body; null if none was measured. */
  readonly turn: MeasuredTurn | null;
}

/**
 * Error curves of the bodies in a turn. Each curve is wrapped in a function, so that snapshots for rewinding do not
 * copy the curve.
 */
export type Courses = ReadonlyMap<Entity, () => TurnCourse>;

/** Turn of all bodies, observed since their targets jumped. */
export interface ObservedTurn {
  readonly simulation: Simulation;
  readonly bodies: readonly TurningBody[];
  /** Time since the targets jumped, without the time in which the scene held the bodies fast. s */
  readonly seconds: number;
  /** Whether the turn is about to end, because the targets jump again within a few steps. */
  readonly isOver: boolean;
  /**
   * Numbers that the computation of an answer (a `TurnFinding`) stores for later turns, by name. Any change that a
   * person makes in the scene clears them.
   */
  readonly notes: Map<string, readonly number[]>;
  /** Returns the error curves of the bodies in this turn so far. Empty if the scene has no cards. */
  courses(): Courses;
  /**
   * Error curves that a `TurnFinding` stores for later turns, by name. Any change that a person makes in the scene
   * clears them.
   */
  readonly keptCourses: Map<string, Courses>;
  /** True until a person changes something in the scene. */
  readonly isUntouched: boolean;
}

/** Examines a turn and returns its answer; null if the turn has not shown enough yet. */
export type TurnFinding = (turn: ObservedTurn) => Answer | null;
