// Vectors in space: what the laws of attitude reckon with. Plain objects, as three.js and Rapier have them.
// MIT License, Copyright (c) 2026 Slew contributors.
import { shown } from '../tunable';

/** A vector in space, by its components along three axes at right angles, right-handed. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The vector of length 0. */
export const zero: Vector = { x: 0, y: 0, z: 0 };

/** The sum of a vector and a multiple of another one, a + factor b. */
export function add(a: Vector, b: Vector, factor = 1): Vector {
  return { x: a.x + factor * b.x, y: a.y + factor * b.y, z: a.z + factor * b.z };
}

/** A multiple of a vector. */
export function scaled(vector: Vector, factor: number): Vector {
  return { x: factor * vector.x, y: factor * vector.y, z: factor * vector.z };
}

/** The sum of the products of the components, |a| |b| times the cosine of the angle between them. */
export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** The vector product a × b: at right angles to both, |a| |b| times the sine of the angle between them. */
export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** Length of a vector; 0 where it is below 1e-162, whose square is no number any more. */
export function lengthOf(vector: Vector): number {
  return Math.sqrt(dot(vector, vector));
}

/** Lengths whose squares have all their digits are above this. */
const leastLength = 1e-150;

/** The vector of length 1 in the direction of another one; null for one of length 0, or of below 1e-150. */
export function directionOf(vector: Vector): Vector | null {
  const length = lengthOf(vector);
  return length > leastLength ? scaled(vector, 1 / length) : null;
}

/** The vector, or as much of it as is this long. @param longest 0 or more, may be Infinity */
export function within(vector: Vector, longest: number): Vector {
  const length = lengthOf(vector);
  return length > longest ? scaled(vector, longest / length) : vector;
}

/** Throws RangeError with the vector's name unless its three components are finite numbers. */
export function refuseUnlessFinite(name: string, vector: Vector): void {
  if ([vector.x, vector.y, vector.z].every(Number.isFinite)) return;
  throw new RangeError(`${name}: must be three finite numbers, got ${componentsOf(vector)}`);
}

/** A vector as messages show it: (1, 0, NaN). */
export function componentsOf({ x, y, z }: Vector): string {
  return `(${[x, y, z].map(shown).join(', ')})`;
}
