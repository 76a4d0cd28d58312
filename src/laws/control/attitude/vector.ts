// Vectors in space, for attitude control laws. Plain objects, as in three.js and Rapier.
// MIT License, Copyright (c) 2026 Slew contributors.
import { isMeasured, refuseUnlessNumber } from '../refuse';

/** A vector in space: its components along the axes of a coordinate system. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The zero vector. */
export const zero: Vector = { x: 0, y: 0, z: 0 };

/** Returns a + factor × b. */
export function add(a: Vector, b: Vector, factor = 1): Vector {
  return { x: a.x + factor * b.x, y: a.y + factor * b.y, z: a.z + factor * b.z };
}

/** Returns a vector multiplied by a number. */
export function scaled(vector: Vector, factor: number): Vector {
  return { x: factor * vector.x, y: factor * vector.y, z: factor * vector.z };
}

/** Returns the scalar product: |a| |b| times the cosine of the angle between them. */
export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** Returns the vector product a × b, at right angles to both vectors. */
export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** Returns the length of a vector. Lengths below 1e-162 give 0. */
export function lengthOf(vector: Vector): number {
  return Math.sqrt(dot(vector, vector));
}

/** Smallest length of a vector whose direction can be computed. */
const leastLength = 1e-150;

/** Returns the unit vector in the same direction; null if the vector is shorter than 1e-150. */
export function directionOf(vector: Vector): Vector | null {
  const length = lengthOf(vector);
  return length > leastLength ? scaled(vector, 1 / length) : null;
}

/** Returns the vector, shortened to the length `longest` if it is longer. @param longest 0 or more, may be Infinity */
export function within(vector: Vector, longest: number): Vector {
  const length = lengthOf(vector);
  return length > longest ? scaled(vector, longest / length) : vector;
}

/** Throws RangeError with the name of the first component that is not a number from -1e15 to 1e15. */
export function refuseUnlessVector(name: string, vector: Vector | null | undefined): void {
  if (vector && isMeasured(vector.x) && isMeasured(vector.y) && isMeasured(vector.z)) return;
  for (const axis of ['x', 'y', 'z'] as const) refuseUnlessNumber(`${name}.${axis}`, vector?.[axis]);
}
