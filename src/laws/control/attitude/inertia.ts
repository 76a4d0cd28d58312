// The resistance of a body’s mass to turning in space, and the torque that gives it an angular acceleration.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseUnless } from '../refuse';
import { inverse, multiply, type Quaternion, refuseUnlessUnit, rotate } from './quaternion';
import { add, cross, refuseUnlessVector, type Vector, zero } from './vector';

/** Inertia of a body about its centre of mass, and whether its engine simulates the gyroscopic torque. */
export interface Inertia {
  /**
   * Principal moments of inertia, along the axes of `frame`. kg m², each above 0 and at most the sum of the other two.
   */
  readonly moments: Vector;
  /**
   * Rotation from the frame of the principal axes to that of the body. Unity: `inertiaTensorRotation`.
   * Rapier: `principalInertiaLocalFrame()`.
   */
  readonly frame: Quaternion;
  /**
   * True if the engine simulates gyroscopic torque ω × Iω: Bullet, Rapier from 0.20. False: Godot, cannon-es;
   * by default also PhysX, Jolt, Unity.
   */
  readonly gyroscopic: boolean;
}

/** Relative tolerance of the check that no principal moment exceeds the sum of the other two. */
const tolerance = 1e-5;

/** Smallest moment of inertia that is accepted, so that its inverse is finite. kg m² */
const leastMoment = 1e-30;

/**
 * Throws RangeError unless the inertia is physically possible. Each moment must be above 0 and at most the
 * sum of the others. The frame must be a unit quaternion.
 */
export function refuseInertia(inertia: Inertia | undefined): void {
  // Each moment is at most the sum of the other two: I₃ = I₁ + I₂ - 2 ∫ z² dm, with z along the third axis.
  refuseUnlessVector('inertia.moments', inertia?.moments);
  const { moments, frame, gyroscopic } = inertia!;
  const { x, y, z } = moments;
  const isBody =
    Math.min(x, y, z) >= leastMoment &&
    x <= (y + z) * (1 + tolerance) &&
    y <= (z + x) * (1 + tolerance) &&
    z <= (x + y) * (1 + tolerance);
  refuseUnless(isBody, 'inertia.moments', 'above 0, each at most the sum of the other two', [x, y, z]);
  refuseUnlessUnit('inertia.frame', frame);
  refuseUnless(typeof gyroscopic === 'boolean', 'inertia.gyroscopic', 'true or false', gyroscopic);
}

/**
 * Returns the torque that gives a body an angular acceleration. N m. Vectors are in the world’s frame.
 * Source: Goldstein, “Classical Mechanics”, 5.5.
 * @param angularAcceleration rad/s²
 * @param angularVelocity of the body. rad/s
 * @param attitude of the body
 * @param inertia of the body; if its `gyroscopic` is true, the torque also cancels the gyroscopic torque ω ×
 * Iω
 * @throws RangeError with the name of an invalid value: not finite, a quaternion of length other than 1, or
 * an impossible inertia
 */
export function torqueFor(
  angularAcceleration: Vector,
  angularVelocity: Vector,
  attitude: Quaternion,
  inertia: Inertia,
): Vector {
  refuseUnlessVector('angularAcceleration', angularAcceleration);
  refuseUnlessVector('angularVelocity', angularVelocity);
  refuseUnlessUnit('attitude', attitude);
  refuseInertia(inertia);
  return torqueOf(angularAcceleration, angularVelocity, attitude, inertia);
}

/**
 * Returns the torque that gives a body an angular acceleration. N m. Unlike `torqueFor`, it does not check its
 * arguments.
 */
export function torqueOf(
  angularAcceleration: Vector,
  angularVelocity: Vector,
  attitude: Quaternion,
  inertia: Inertia,
): Vector {
  // T = P I P⁻¹ α, plus ω × Iω if the engine simulates that torque. P = attitude ∘ frame leads from the principal
  // axes into the world’s frame. The other order is right only if one of the two is the identity. Goldstein,
  // “Classical Mechanics”, 5.5.
  const counter = counterOf(angularVelocity, attitude, inertia);
  return timesInertia(add(angularAcceleration, counter), inertia.moments, multiply(attitude, inertia.frame));
}

/**
 * Returns the angular acceleration that a motor adds to cancel the gyroscopic torque. rad/s², in the world’s
 * frame.
 * @param angularVelocity of the body. rad/s
 * @returns the angular acceleration; 0 if the engine does not simulate the gyroscopic torque
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

/**
 * Returns the inertia tensor times a vector: I v. Both vectors are in the world’s frame.
 * @param principal rotation from the frame of the principal axes into the world’s
 */
export function timesInertia(vector: Vector, moments: Vector, principal: Quaternion): Vector {
  const { x, y, z } = rotate(vector, inverse(principal));
  return rotate({ x: moments.x * x, y: moments.y * y, z: moments.z * z }, principal);
}
