// A body in space: its shape and mass, its motion, and the forces on it in a step.
import { timesInertia } from '../../../laws/control/attitude/inertia';
import { identity, multiply, type Quaternion } from '../../../laws/control/attitude/quaternion';
import { type Vector, zero } from '../../../laws/control/attitude/vector';
import type { Solid } from './solid';

/** Place and motion of a body, in the world's frame. */
export interface BodyMotion {
  /** Place of the body's centre of mass. m */
  readonly place: Vector;
  readonly attitude: Quaternion;
  /** Velocity of the centre of mass. m/s */
  readonly velocity: Vector;
  /** Angular velocity of the body. rad/s */
  readonly angularVelocity: Vector;
}

/** A contact of a body with another body in the last step: which body, and where. */
export interface BodyContact {
  /** Index of the touched body in the list of bodies in the sphere: 0 for the ship, then its crates. */
  readonly with: number;
  /** Place of the contact, from the middle of the transparent sphere that encloses the ship. m */
  readonly at: Vector;
}

/** Motion of a body at rest in the middle of its sphere. */
export const atRest: BodyMotion = { place: zero, attitude: identity, velocity: zero, angularVelocity: zero };

/** A rigid body in space. stepSpace moves it. */
export class SpaceBody {
  readonly solid: Solid;
  motion: BodyMotion;
  /** Force on the body in the next step. N */
  force: Vector = zero;
  /** Torque on the body in the next step. N m */
  torque: Vector = zero;
  /** Whether the drive sets the body's attitude directly, instead of by a torque. */
  isSet = false;
  /** Angular impulse that contacts with other bodies gave the body in the last step. N m s */
  felt: Vector = zero;
  /** Contacts of the body with other bodies in the last step. */
  touches: readonly BodyContact[] = [];

  constructor(solid: Solid, motion: BodyMotion) {
    this.solid = solid;
    this.motion = motion;
  }

  /** Multiplies a vector by the body's inertia tensor in the given attitude: I v. */
  timesInertia(vector: Vector, attitude: Quaternion = this.motion.attitude): Vector {
    const { moments, frame } = this.solid;
    return timesInertia(vector, moments, multiply(attitude, frame));
  }

  /** Multiplies a vector by the body's inverse inertia tensor in the given attitude: I⁻¹ v. */
  byInertia(vector: Vector, attitude: Quaternion = this.motion.attitude): Vector {
    const {
      moments: { x, y, z },
      frame,
    } = this.solid;
    return timesInertia(vector, { x: 1 / x, y: 1 / y, z: 1 / z }, multiply(attitude, frame));
  }
}
