// Quaternions from rotation vectors, and unit quaternions. Results are equal to the last bit in every engine.

import { multiply, type Quaternion } from '../../../laws/control/attitude/quaternion';
import { cross, dot, lengthOf, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { cos, sin } from '../../../laws/exact/exact';

/** Angle below which sine and angle are the same floating-point number. rad */
const least = 1e-8;

/**
 * Converts a rotation vector to a unit quaternion.
 * @param turn rotation vector along the axis of the turn, with the angle as its length, rad
 */
export function turnBy(turn: Vector): Quaternion {
  const angle = lengthOf(turn);
  const share = angle > least ? sin(angle / 2) / angle : 1 / 2;
  return { x: share * turn.x, y: share * turn.y, z: share * turn.z, w: cos(angle / 2) };
}

/**
 * Returns the turn about an axis.
 * @param axis vector of any length but 0
 * @param angle rad
 */
export function turnAbout(axis: Vector, angle: number): Quaternion {
  return turnBy(scaled(axis, angle / lengthOf(axis)));
}

/** Returns the unit quaternion in the direction of a quaternion, whose length must not be 0. */
export function unit({ x, y, z, w }: Quaternion): Quaternion {
  // Divided by the largest first: squares of very small and very large numbers overflow.
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z), Math.abs(w));
  const a = x / largest;
  const b = y / largest;
  const c = z / largest;
  const d = w / largest;
  const length = Math.sqrt(a * a + b * b + c * c + d * d);
  return { x: a / length, y: b / length, z: c / length, w: d / length };
}

const opposite = -1 + 1e-14;

/**
 * Returns the shortest turn from one direction to another. All three vectors are unit vectors.
 * @param aside axis of the returned half turn if the two directions are opposite
 */
export function shortestTurn(from: Vector, to: Vector, aside: Vector): Quaternion {
  const cosine = dot(from, to);
  return cosine < opposite ? { ...aside, w: 0 } : unit({ ...cross(from, to), w: 1 + cosine });
}

/** Largest rounding error of the squared length of a unit quaternion. */
const rounding = 1e-14;

/** Scales a quaternion to length 1, unless the length differs only by a rounding error. */
export function ofLengthOne(quaternion: Quaternion): Quaternion {
  const { x, y, z, w } = quaternion;
  return Math.abs(x * x + y * y + z * z + w * w - 1) < rounding ? quaternion : unit(quaternion);
}

/**
 * Returns the attitude of a body after it has turned for some time at a constant angular velocity.
 * @param angularVelocity angular velocity in the world's frame, rad/s
 * @param time duration, s
 */
export function turnedOn(attitude: Quaternion, angularVelocity: Vector, time: number): Quaternion {
  return unit(multiply(turnBy(scaled(angularVelocity, time)), attitude));
}
