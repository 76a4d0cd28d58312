// Attitudes as unit quaternions, and the rotation vector that leads from one to another the short way round.
// MIT License, Copyright (c) 2026 Slew contributors.
import { shown } from '../tunable';
import { add, cross, dot, lengthOf, scaled, type Vector } from './vector';

/**
 * An attitude or a turn: (v sin(θ/2), cos(θ/2)) turns by θ about the axis v, w is the real part. As an attitude it turns
 * vectors of the body into those of the world. Hamilton’s product, i j = k, as in Unity, Godot, Rapier and three.js. A
 * quaternion and its negative are the same attitude.
 */
export interface Quaternion extends Vector {
  readonly w: number;
}

/** The attitude of a body whose axes are the world’s. */
export const identity: Quaternion = { x: 0, y: 0, z: 0, w: 1 };

/** The turn by b first and then by a, about the world’s axes: a ∘ b. */
export function multiply(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  };
}

/** The turn back, of a unit quaternion: its conjugate. */
export function inverse({ x, y, z, w }: Quaternion): Quaternion {
  return { x: -x, y: -y, z: -z, w };
}

/** A vector turned by a unit quaternion: v + 2 w (u × v) + 2 u × (u × v), u its vector part. */
export function rotate(vector: Vector, by: Quaternion): Vector {
  const twice = scaled(cross(by, vector), 2);
  return add(add(vector, twice, by.w), cross(by, twice));
}

/**
 * The rotation vector of a turn, the short way round: its direction is the axis, its length the angle, at most π. rad.
 * θ = 2 atan2(|v|, |w|), which is exact near 0, where 2 acos w loses all of its digits, and it is θ itself and not
 * 2 sin(θ/2): so gains of the plane mean the same here. At half a turn, w = 0, both ways are as short, and it takes the
 * one whose axis is v as it stands. Diebel, “Representing Attitude”, 2006.
 * @param turn of any length but 0
 */
export function rotationVector(turn: Quaternion): Vector {
  const sine = lengthOf(turn);
  const cosine = Math.abs(turn.w);
  const perSine = sine > 0 ? (2 * angleOf(sine, cosine)) / sine : 2 / cosine;
  return scaled(turn, turn.w < 0 ? -perSine : perSine);
}

/**
 * The angle with this sine and cosine, neither below 0, both times the same number above 0: atan2 for a quarter of the
 * circle. rad. Engines of JavaScript differ in the last bit of Math.atan2, which ends up in the state; a root is the same
 * in all. So the angle is halved four times, tan(φ/2) = sin φ/(1 + cos φ), which leaves at most π/32, and Taylor’s
 * series does the rest: its first term left out, t^17/17, is below 1e-17 of the angle.
 */
function angleOf(sine: number, cosine: number): number {
  let tangent = sine / (Math.sqrt(sine * sine + cosine * cosine) + cosine);
  for (let n = 0; n < 3; n++) tangent /= 1 + Math.sqrt(1 + tangent * tangent);
  const s = tangent * tangent;
  const late = 1 / 9 - s * (1 / 11 - s * (1 / 13 - s / 15));
  return 16 * tangent * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * late))));
}

/**
 * By how much a quaternion’s length may differ from 1. Engines of single precision let it drift by some 1e-6; a quaternion
 * of degrees, or one made of Euler angles, is far off.
 */
const tolerance = 1e-3;

/** Throws RangeError with the quaternion’s name unless it is four finite numbers of length 1, to within 0.001. */
export function refuseUnlessUnit(name: string, quaternion: Quaternion): void {
  const length = Math.sqrt(dot(quaternion, quaternion) + quaternion.w * quaternion.w);
  if (Math.abs(length - 1) <= tolerance) return;
  const { x, y, z, w } = quaternion;
  const given = `(${[x, y, z, w].map(shown).join(', ')})`;
  throw new RangeError(`${name}: must be a quaternion (x, y, z, w) of length 1, got ${given}`);
}
