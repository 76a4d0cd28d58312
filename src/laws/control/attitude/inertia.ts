// How a body’s mass resists turning in space, and the torque that gives it an angular acceleration.
// MIT License, Copyright (c) 2026 Slew contributors.
import { inverse, multiply, type Quaternion, refuseUnlessUnit, rotate } from './quaternion';
import { add, componentsOf, cross, refuseUnlessFinite, type Vector, zero } from './vector';

/** Inertia of a body about its centre of mass, and what its engine makes of it. */
export interface Inertia {
  /** Principal moments of inertia, along the axes of `frame`. kg m², each above 0 and at most the sum of the others. */
  readonly moments: Vector;
  /**
   * Principal axes seen from the body, as a turn from their frame into the body’s. The identity where the body’s own axes are
   * principal. Unity’s `inertiaTensorRotation`, Rapier’s `principalInertiaLocalFrame()`.
   */
  readonly frame: Quaternion;
  /**
   * Whether the engine knows that ω × Iω turns a body, so that it has to be countered. Euler’s equations,
   * I ω̇ + ω × Iω = T. True of real bodies, of Rapier from 0.20 on and of Bullet; false of Rapier before that, of PhysX, Jolt and
   * Unity as they come, Godot and cannon-es.
   */
  readonly gyroscopic: boolean;
}

/**
 * How much larger than the sum of the others a moment may be, as a fraction. A plate has exactly the sum; engines of single
 * precision that turn its tensor to principal axes round it.
 */
const tolerance = 1e-5;

/**
 * Throws RangeError for what is no body’s inertia: a moment that is no number above 0, or larger than the sum of the other
 * two, or a frame that is no unit quaternion. I₃ = I₁ + I₂ - 2 ∫ z² dm, with z along the third axis.
 */
export function refuseInertia({ moments, frame }: Inertia): void {
  refuseUnlessFinite('inertia.moments', moments);
  const [least, middle, most] = [moments.x, moments.y, moments.z].sort((a, b) => a - b);
  const given = componentsOf(moments);
  if (least <= 0) throw new RangeError(`inertia.moments: each must be above 0, got ${given}`);
  if (most > (least + middle) * (1 + tolerance)) {
    throw new RangeError(
      `inertia.moments: must be a body’s, each at most the sum of the other two, got ${given}`,
    );
  }
  refuseUnlessUnit('inertia.frame', frame);
}

/**
 * Torque that gives a body an angular acceleration: T = P I P⁻¹ α, and ω × Iω on top where the engine has that torque.
 * N m. P = attitude ∘ frame leads from the principal axes into the world’s, in this order: the other way round is right
 * only where one of the two is the identity. All in the world’s frame. Goldstein, “Classical Mechanics”, 5.5.
 * @param angularAcceleration rad/s² @param angularVelocity rad/s
 */
export function torqueFor(
  angularAcceleration: Vector,
  angularVelocity: Vector,
  attitude: Quaternion,
  inertia: Inertia,
): Vector {
  const counter = counterOf(angularVelocity, attitude, inertia);
  return timesInertia(add(angularAcceleration, counter), inertia.moments, multiply(attitude, inertia.frame));
}

/**
 * Part of a motor’s I⁻¹ T that counters ω × Iω: I⁻¹ (ω × Iω), and 0 where the engine lacks that torque. rad/s², in the
 * world’s frame. @param angularVelocity rad/s
 */
export function counterOf(
  angularVelocity: Vector,
  attitude: Quaternion,
  { moments, frame, gyroscopic }: Inertia,
): Vector {
  if (!gyroscopic) return zero;
  const principal = multiply(attitude, frame);
  const { x, y, z } = moments;
  const torque = cross(angularVelocity, timesInertia(angularVelocity, moments, principal));
  return timesInertia(torque, { x: 1 / x, y: 1 / y, z: 1 / z }, principal);
}

/** I v, with the inertia’s principal axes turned by a quaternion: into their frame, times the moments, and back. */
export function timesInertia(vector: Vector, moments: Vector, principal: Quaternion): Vector {
  const { x, y, z } = rotate(vector, inverse(principal));
  return rotate({ x: moments.x * x, y: moments.y * y, z: moments.z * z }, principal);
}
