// Attitudes as unit quaternions, and the rotation vector from one to another the short way round.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseUnless, refuseUnlessNumber } from '../refuse';
import { add, cross, lengthOf, refuseUnlessVector, scaled, type Vector } from './vector';

// w is the real part. An attitude turns vectors of the body into those of the world. Hamilton’s product, i j = k, as in
// Unity, Godot, Rapier and three.js. A quaternion and its negative are the same attitude.
/**
 * Unit quaternion. A turn by θ about the unit vector v is (v sin(θ/2), cos(θ/2)). An attitude turns body axes
 * to world axes. Hamilton’s convention.
 */
export interface Quaternion extends Vector {
  readonly w: number;
}

/** Attitude of a body whose axes are those of the world. */
export const identity: Quaternion = { x: 0, y: 0, z: 0, w: 1 };

/** Returns the product of two quaternions: the turn by `b` first and then by `a`, both about the world’s axes. */
export function multiply(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  };
}

/** Returns the inverse of a unit quaternion: its conjugate. */
export function inverse({ x, y, z, w }: Quaternion): Quaternion {
  return { x: -x, y: -y, z: -z, w };
}

/** Returns a vector turned by a unit quaternion. */
export function rotate(vector: Vector, by: Quaternion): Vector {
  const twice = scaled(cross(by, vector), 2);
  return add(add(vector, twice, by.w), cross(by, twice));
}

/**
 * Returns the rotation vector of a turn, the short way round. Its direction is the axis, its length the angle. rad
 * @param turn quaternion of any length but 0
 */
export function rotationVector(turn: Quaternion): Vector {
  // θ = 2 atan2(|v|, |w|) is exact near 0, where 2 acos w loses all its digits. The length is θ itself and not 2
  // sin(θ/2), so gains of the plane keep their meaning. At half a turn, w = 0, both ways are equally short; the axis is
  // then v itself.
  // Diebel, “Representing Attitude”, 2006.
  const sine = lengthOf(turn);
  const cosine = Math.abs(turn.w);
  const perSine = sine > 0 ? (2 * angleOf(sine, cosine)) / sine : 2 / cosine;
  return scaled(turn, turn.w < 0 ? -perSine : perSine);
}

/**
 * Returns the same angle as Math.atan2, for a sine and a cosine of 0 or more. rad, 0 to π/2. The result is
 * the same in all engines.
 */
function angleOf(sine: number, cosine: number): number {
  // This replaces Math.atan2, whose last bit differs between JavaScript engines and would get into the state. A square
  // root is the same everywhere. So the angle is halved four times, tan(φ/2) = sin φ/(1 + cos φ), down to at most π/32.
  // Taylor’s series gives the rest: its first omitted term, t^17/17, is below 1e-17 of the angle.
  let tangent = sine / (Math.sqrt(sine * sine + cosine * cosine) + cosine);
  for (let n = 0; n < 3; n++) tangent /= 1 + Math.sqrt(1 + tangent * tangent);
  const s = tangent * tangent;
  const late = 1 / 9 - s * (1 / 11 - s * (1 / 13 - s / 15));
  return 16 * tangent * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * late))));
}

/** Allowed difference of a quaternion’s length from 1. */
const tolerance = 1e-3;

/** Throws RangeError with the quaternion’s name unless it has four finite numbers and a length of 1, to within 0.001. */
export function refuseUnlessUnit(name: string, quaternion: Quaternion | null | undefined): void {
  const length = Math.sqrt(
    squareOf(quaternion?.x) + squareOf(quaternion?.y) + squareOf(quaternion?.z) + squareOf(quaternion?.w),
  );
  if (Math.abs(length - 1) <= tolerance) return;
  const parts = quaternion && [quaternion.x, quaternion.y, quaternion.z, quaternion.w];
  refuseUnless(false, name, 'a quaternion (x, y, z, w) of length 1', parts);
}

/**
 * Returns the square of a component. Returns 9 if the component is not a number. The quaternion's length is
 * then at least 3, and a check for length 1 fails.
 */
const squareOf = (part: unknown) => (typeof part === 'number' ? part * part : 9);

/**
 * Returns the rotation vector of a turn, the short way round. Source: Diebel, “Representing Attitude”, 2006.
 * @param turn quaternion of any length but 0
 * @returns vector along the axis of the turn; its length is the angle. rad
 * @throws RangeError with the name of a value that is not a number, or for a quaternion of length 0
 */
export function rotationVectorOf(turn: Quaternion): Vector {
  refuseUnlessVector('turn', turn);
  refuseUnlessNumber('turn.w', turn.w);
  refuseUnless(lengthOf(turn) + Math.abs(turn.w) > 0, 'turn', 'a quaternion of a length above 0', 0);
  return rotationVector(turn);
}
