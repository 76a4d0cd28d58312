// A body in space: its solid, its motion, and the forces on it in a step.
import { timesInertia } from '../../../laws/control/attitude/inertia';
import { identity, multiply, type Quaternion } from '../../../laws/control/attitude/quaternion';
import { type Vector, zero } from '../../../laws/control/attitude/vector';
import type { Solid } from './solid';

/** Place and motion of a body, in the world's frame. */
export interface BodyMotion {
  /** Place of the body's centre of mass. m */
  readonly place: Vector;
  readonly attitude: Quaternion;
  /** m/s */
  readonly velocity: Vector;
  /** rad/s */
  readonly angularVelocity: Vector;
}

/** Another body that a body meets. */
export interface BodyContact {
  /** Index of the other body in the list of its space. */
  readonly with: number;
  /** Place of the contact. m */
  readonly at: Vector;
}

/** A body at rest in the middle of its space. */
export const atRest: BodyMotion = { place: zero, attitude: identity, velocity: zero, angularVelocity: zero };

/** A rigid body. Its space moves it. */
export class SpaceBody {
  readonly solid: Solid;
  motion: BodyMotion;
  /** Force and torque of the next step. N, N m */
  force: Vector = zero;
  torque: Vector = zero;
  /** Whether the body's attitude is set, so that contacts cannot change it. */
  isSet = false;
  /** Angular impulse from contacts in the last step. N m s */
  felt: Vector = zero;
  /** Contacts of the last step: bodies that it overlapped or exchanged a push with. */
  touches: readonly BodyContact[] = [];

  constructor(solid: Solid, motion: BodyMotion) {
    this.solid = solid;
    this.motion = motion;
  }

  /** Returns I v, with the inertia turned to an attitude. */
  timesInertia(vector: Vector, attitude: Quaternion = this.motion.attitude): Vector {
    const { moments, frame } = this.solid;
    return timesInertia(vector, moments, multiply(attitude, frame));
  }

  /** Returns I⁻¹ v: the angular velocity of an angular momentum, or the angular acceleration by a torque. */
  byInertia(vector: Vector, attitude: Quaternion = this.motion.attitude): Vector {
    const {
      moments: { x, y, z },
      frame,
    } = this.solid;
    return timesInertia(vector, { x: 1 / x, y: 1 / y, z: 1 / z }, multiply(attitude, frame));
  }
}
