// A saved moment in a scenario file: velocities of all that moves, and the states that it keeps. Places are in other fields.
import type { Memory } from '../../laws/control/turn-controller';
import type { BodyMemory } from '../entities/body-memory';
import type { Place } from './place';

// Larger values would have no effect: the engine moves a body by at most 2 m a step.
/** Largest velocity that a file may contain. m/s or rad/s */
export const mostVelocity = 1e6;
// 1e12 leaves room for the 32 bits of a random generator's state.
/** Largest number that a file may contain in the saved state of a controller, sensor or gun. */
export const mostNumber = 1e12;

/** Motion of a body at the saved moment. */
export interface MotionSpec {
  /** Velocity of the body's centre of mass at the saved moment. m/s */
  readonly velocity: Place;
  /** Angular velocity. rad/s, positive clockwise */
  readonly angularVelocity: number;
}

/**
 * Values of a body at the start of a run, for a reset. A field is present only if the saved moment in the same file has
 * a different value.
 */
export interface StartSpec {
  readonly position?: Place;
  /** Heading at the start. rad */
  readonly angle?: number;
  /** Time until which the body was clamped (could not turn) in its run. s from the start of the run */
  readonly heldUntil?: number;
  /** Index of the waypoint that the body heads for after a reset. */
  readonly next?: number;
  /** Position of the body's target at the start of the run. m */
  readonly target?: Place;
}

/** State of one body at the saved moment. */
export interface BodyMoment extends MotionSpec {
  readonly start?: StartSpec;
  /** State of each component of the body, such as its controller, by the component's name. */
  readonly memory?: BodyMemory;
}

/**
 * Motion and state of bodies, obstacles, targets and guns at a saved moment of a run. Each list is in the order of the
 * scenario file.
 */
export interface MomentSpec {
  /** Total time for which gusts had blown at the saved moment. s; default 0 */
  readonly gustTime?: number;
  /** Index of the waypoint at which the first body's laps begin. Default: the waypoint that the body heads for */
  readonly lapFrom?: number;
  readonly entities: readonly BodyMoment[];
  readonly obstacles?: readonly MotionSpec[];
  /**
   * State of each moving target: x, y (m), velocities in x and
   * y (m/s), and its position along its curve, if it has one.
   */
  readonly targets?: readonly Memory[];
  /** State of each gun, in the order of the entities: see `Gun.memoryAt`. */
  readonly guns?: readonly Memory[];
}

/** Turn limits of weakened motors. rad/s², rad/s. 'cut': a quarter of the first body's angular acceleration */
export type MotorSpec = 'cut' | { readonly angularAcceleration: number; readonly turnRate?: number };
