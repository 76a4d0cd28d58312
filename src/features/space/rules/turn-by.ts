// Turns by a rotation vector, and unit quaternions, the same to the last bit in every engine.

import { multiply, type Quaternion } from '../../../laws/control/attitude/quaternion';
import { cross, dot, lengthOf, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { cos, sin } from '../../../laws/exact/exact';

/** Angles below this are their own sine, to the last bit. rad */
const least = 1e-8;

/** The turn by a rotation vector: about its direction, by its length. @param turn rad */
export function turnBy(turn: Vector): Quaternion {
  const angle = lengthOf(turn);
  const share = angle > least ? sin(angle / 2) / angle : 1 / 2;
  return { x: share * turn.x, y: share * turn.y, z: share * turn.z, w: cos(angle / 2) };
}

/** The turn about an axis of any length but 0. @param angle rad */
export function turnAbout(axis: Vector, angle: number): Quaternion {
  return turnBy(scaled(axis, angle / lengthOf(axis)));
}

/** The quaternion of length 1 in its direction. @param quaternion of any length but 0 */
export function unit({ x, y, z, w }: Quaternion): Quaternion {
  // Divided by the largest first: squares of very small and very large numbers are none.
  const largest = Math.max(Math.abs(x), Math.abs(y), Math.abs(z), Math.abs(w));
  const a = x / largest;
  const b = y / largest;
  const c = z / largest;
  const d = w / largest;
  const length = Math.sqrt(a * a + b * b + c * c + d * d);
  return { x: a / length, y: b / length, z: c / length, w: d / length };
}

/** Cosine from which on two directions are opposite, and every way between them is as short. */
const opposite = -1 + 1e-14;

/** The shortest turn from one direction to another, both of length 1. @param aside axis of half a turn, across both, where they are opposite */
export function shortestTurn(from: Vector, to: Vector, aside: Vector): Quaternion {
  const cosine = dot(from, to);
  return cosine < opposite ? { ...aside, w: 0 } : unit({ ...cross(from, to), w: 1 + cosine });
}

/** By how much the square of a length may differ from 1 and still be left as it is: what rounding leaves. */
const rounding = 1e-14;

/** An attitude of a file, made of length 1. One that has this length already is left alone, so that what was saved stays. */
export function ofLengthOne(quaternion: Quaternion): Quaternion {
  const { x, y, z, w } = quaternion;
  return Math.abs(x * x + y * y + z * z + w * w - 1) < rounding ? quaternion : unit(quaternion);
}

/** An attitude turned on by an angular velocity of the world for some time. @param angularVelocity rad/s @param time s */
export function turnedOn(attitude: Quaternion, angularVelocity: Vector, time: number): Quaternion {
  return unit(multiply(turnBy(scaled(angularVelocity, time)), attitude));
}
