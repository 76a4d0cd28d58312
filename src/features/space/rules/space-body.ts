// A body in a space: what it is, how it moves, and what acts on it in a step.
import { timesInertia } from '../../../laws/control/attitude/inertia';
import { identity, multiply, type Quaternion } from '../../../laws/control/attitude/quaternion';
import { type Vector, zero } from '../../../laws/control/attitude/vector';
import type { Solid } from './solid';

/** Place and motion of a body, in the world's frame. */
export interface Motion {
  /** Of its centre of mass. m */
  readonly place: Vector;
  readonly attitude: Quaternion;
  /** m/s */
  readonly velocity: Vector;
  /** rad/s */
  readonly angularVelocity: Vector;
}

/** Another body that a body meets. */
export interface Touch {
  /** Its place in the list of its space. */
  readonly with: number;
  /** Where. m */
  readonly at: Vector;
}

/** A body at rest in the middle of its space. */
export const atRest: Motion = { place: zero, attitude: identity, velocity: zero, angularVelocity: zero };

/** A rigid body. Its space moves it. */
export class SpaceBody {
  readonly solid: Solid;
  motion: Motion;
  /** What pushes and turns it in the next step. N, N m */
  force: Vector = zero;
  torque: Vector = zero;
  /** Whether its attitude is set and not moved: nothing that it meets can change it. */
  isSet = false;
  /** Angular impulse that contacts gave it in the last step. N m s */
  felt: Vector = zero;
  /** What it overlapped, or pushed and was pushed by, in the last step. */
  touches: readonly Touch[] = [];

  constructor(solid: Solid, motion: Motion) {
    this.solid = solid;
    this.motion = motion;
  }

  /** I v, with its axes as they are at an attitude. */
  timesInertia(vector: Vector, attitude: Quaternion = this.motion.attitude): Vector {
    const { moments, frame } = this.solid;
    return timesInertia(vector, moments, multiply(attitude, frame));
  }

  /** I⁻¹ v: the angular velocity of an angular momentum, the angular acceleration by a torque. */
  byInertia(vector: Vector, attitude: Quaternion = this.motion.attitude): Vector {
    const {
      moments: { x, y, z },
      frame,
    } = this.solid;
    return timesInertia(vector, { x: 1 / x, y: 1 / y, z: 1 / z }, multiply(attitude, frame));
  }
}
