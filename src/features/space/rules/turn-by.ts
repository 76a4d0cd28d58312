// Quaternions of rotation vectors, and unit quaternions, equal to the last bit in every engine.

import { multiply, type Quaternion } from '../../../laws/control/attitude/quaternion';
import { cross, dot, lengthOf, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { cos, sin } from '../../../laws/exact/exact';

/** Angles below this equal their sine, to the last bit. rad */
const least = 1e-8;

/** Returns the turn by a rotation vector: about its direction, by its length. @param turn rad */
export function turnBy(turn: Vector): Quaternion {
  const angle = lengthOf(turn);
  const share = angle > least ? sin(angle / 2) / angle : 1 / 2;
  return { x: share * turn.x, y: share * turn.y, z: share * turn.z, w: cos(angle / 2) };
}

/** Returns the turn about an axis of any length but 0. @param angle rad */
export function turnAbout(axis: Vector, angle: number): Quaternion {
  return turnBy(scaled(axis, angle / lengthOf(axis)));
}

/** Returns the unit quaternion in the same direction. @param quaternion of any length but 0 */
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

/** Cosine below which two directions count as opposite, so that every way between them is equally short. */
const opposite = -1 + 1e-14;

/**
 * Returns the shortest turn from one direction to another, both of length 1. @param aside axis of the half turn if they are
 * opposite
 */
export function shortestTurn(from: Vector, to: Vector, aside: Vector): Quaternion {
  const cosine = dot(from, to);
  return cosine < opposite ? { ...aside, w: 0 } : unit({ ...cross(from, to), w: 1 + cosine });
}

/** Difference of a squared length from 1 that counts as rounding error, so that the vector is left unchanged. */
const rounding = 1e-14;

/**
 * Returns an attitude of a file as a unit quaternion. One that has length 1 already stays unchanged, so that saving keeps it.
 */
export function ofLengthOne(quaternion: Quaternion): Quaternion {
  const { x, y, z, w } = quaternion;
  return Math.abs(x * x + y * y + z * z + w * w - 1) < rounding ? quaternion : unit(quaternion);
}

/** Returns an attitude, turned by an angular velocity in the world for some time. @param angularVelocity rad/s @param time s */
export function turnedOn(attitude: Quaternion, angularVelocity: Vector, time: number): Quaternion {
  return unit(multiply(turnBy(scaled(angularVelocity, time)), attitude));
}
