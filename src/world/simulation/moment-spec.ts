// A saved moment in a scenario file: velocities and memories of all that moves. Places are in the other fields.
import type { Memory } from '../../laws/control/turn-controller';
import type { BodyMemory } from '../entities/body-memory';
import type { Place } from './place';

/** Largest velocity that a file takes. m/s, rad/s; the engine moves a body by 2 m a step at most. */
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

/** Start of a body, as far as it differs from the present: a restart puts the body there. */
export interface StartSpec {
  readonly position?: Place;
  /** rad */
  readonly angle?: number;
  /** s */
  readonly heldUntil?: number;
  /** Index of the waypoint that it headed for first. */
  readonly next?: number;
  /** First place of its target. */
  readonly target?: Place;
}

/** A body at the saved moment. */
export interface BodyMoment extends MotionSpec {
  readonly start?: StartSpec;
  /** Memories of its parts by name. */
  readonly memory?: BodyMemory;
}

/** A saved moment. Each list has as many members, in the same order, as the file's list of that name. */
export interface MomentSpec {
  /** Time for which gusts have blown. s; 0 when left out */
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
