// Converts places between [x, y] in files and points in the program.
import type { Point } from '../entities/command';

/** A place in a file: [x, y] in metres, x right, y down. */
export type Place = readonly [number, number];

/** Converts a place in a file to a point. Both are in m. */
export function pointOf([x, y]: Place): Point {
  return { x, y };
}

/** Converts a point to a pair [x, y], the form of places in files. m */
export function placeOf({ x, y }: Point): Place {
  return [x, y];
}
