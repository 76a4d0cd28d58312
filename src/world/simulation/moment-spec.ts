// A scenario under way, as a file has it: motion and memory of all that moves, beside the places that its other fields say.
import type { Memory } from '../../laws/control/turn-controller';
import type { BodyMemory } from '../entities/body-memory';
import type { Place } from './place';

/** Largest velocity that a file takes. m/s, rad/s; the engine moves a body by 2 m a step at most. */
export const mostVelocity = 1e6;
/** Largest number of a memory. The state of a sensor's noise has 32 bits. */
export const mostNumber = 1e12;

/** How something moves. */
export interface MotionSpec {
  /** m/s */
  readonly velocity: Place;
  /** rad/s */
  readonly angularVelocity: number;
}

/** Where a body began, as far as it differs from where it is now: a restart puts it there. */
export interface StartSpec {
  readonly position?: Place;
  /** rad */
  readonly angle?: number;
  /** s */
  readonly heldUntil?: number;
  /** Index of the waypoint that it headed for first. */
  readonly next?: number;
  /** Where its target stood. */
  readonly target?: Place;
}

/** A body under way. */
export interface BodyMoment extends MotionSpec {
  readonly start?: StartSpec;
  /** What its parts keep from step to step, by their names. */
  readonly memory?: BodyMemory;
}

/** A scenario under way. Each list has as many members, in the same order, as the file's list of that name. */
export interface MomentSpec {
  /** How long the gusts have blown. s; 0 when left out */
  readonly gustTime?: number;
  /** Waypoint from which the laps are counted where the motor is cut and full in turn; that which the first body heads for when left out. */
  readonly lapFrom?: number;
  readonly entities: readonly BodyMoment[];
  readonly obstacles?: readonly MotionSpec[];
  /** Of each moving target: x, y (m), their velocities (m/s), and how far it is along its curve, if it runs on one. */
  readonly targets?: readonly Memory[];
  /** Of each gun, in the order of the entities: see `Gun.memory`. */
  readonly guns?: readonly Memory[];
}

/** A motor that is cut: `cut` to a quarter of the first body's, or to limits. rad/s²; rad/s, none when left out */
export type MotorSpec = 'cut' | { readonly angularAcceleration: number; readonly turnRate?: number };
