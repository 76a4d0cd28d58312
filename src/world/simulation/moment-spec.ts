// A saved moment in a scenario file: velocities and memories of all that moves. Places are in the other fields.
import type { Memory } from '../../laws/control/turn-controller';
import type { BodyMemory } from '../entities/body-memory';
import type { Place } from './place';

/** Largest velocity in a file. m/s, rad/s; the engine moves a body by at most 2 m a step. */
export const mostVelocity = 1e6;
/** Largest number of a memory. The state of a sensor's noise has 32 bits. */
export const mostNumber = 1e12;

/** Motion of a body. */
export interface MotionSpec {
  /** m/s */
  readonly velocity: Place;
  /** rad/s */
  readonly angularVelocity: number;
}

/** Start of a body, as far as it differs from the saved state. A restart uses this start. */
export interface StartSpec {
  readonly position?: Place;
  /** rad */
  readonly angle?: number;
  /** s */
  readonly heldUntil?: number;
  /** Index of the first waypoint. */
  readonly next?: number;
  /** First place of the body's target. */
  readonly target?: Place;
}

/** A body at the saved moment. */
export interface BodyMoment extends MotionSpec {
  readonly start?: StartSpec;
  /** Memories of the body's parts, by name. */
  readonly memory?: BodyMemory;
}

/** A saved moment. Each list has as many members, in the same order, as the file's list of that name. */
export interface MomentSpec {
  /** Time for which gusts have blown. s; 0 when left out */
  readonly gustTime?: number;
  /** Waypoint at which laps of the first body begin; its current one when left out. */
  readonly lapFrom?: number;
  readonly entities: readonly BodyMoment[];
  readonly obstacles?: readonly MotionSpec[];
  /** For each moving target: x, y (m), their velocities (m/s), and its position along its curve, if any. */
  readonly targets?: readonly Memory[];
  /** For each gun, in the order of the entities: see `Gun.memory`. */
  readonly guns?: readonly Memory[];
}

/** A cut motor: `cut` to a quarter of the first body's, or to limits. rad/s²; rad/s, none when left out */
export type MotorSpec = 'cut' | { readonly angularAcceleration: number; readonly turnRate?: number };
