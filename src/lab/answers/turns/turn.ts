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
  /** Whether the body's error has stayed close to 0 for 0.25 s. */
  readonly isAtRest: boolean;
  /** Measured turn of the body; null if none was measured. */
  readonly turn: MeasuredTurn | null;
}

/** For each body, a function that returns the curve of its error in a turn. */
export type Courses = ReadonlyMap<Entity, () => TurnCourse>;

/** Measurements of all bodies in the current turn. A turn usually begins when the targets jump. */
export interface ObservedTurn {
  readonly simulation: Simulation;
  readonly bodies: readonly TurningBody[];
  /** Time for which the bodies have been free to move in this turn. s */
  readonly seconds: number;
  /** Whether this turn ends within the next 7 simulation steps, because the targets then jump again. */
  readonly isOver: boolean;
  /** Numbers by name, kept for later turns until a person changes the scene. */
  readonly notes: Map<string, readonly number[]>;
  /** Returns each body's error curve in the current turn. Empty if the scene shows no cards (body panels). */
  courses(): Courses;
  /** Error curves stored by name, for comparison with later turns. */
  readonly keptCourses: Map<string, Courses>;
  /** True until a person changes something in the scene. */
  readonly isUntouched: boolean;
}

/** Function that returns a finding about a turn; null if the turn cannot be judged yet. */
export type TurnFinding = (turn: ObservedTurn) => Answer | null;
