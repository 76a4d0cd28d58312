// Between files, which write places as [x, y], and the program, which has points.
import type { Point } from '../entities/command';
import type { Place } from './scenario';

/** A place of a file as a point. m */
export function pointOf([x, y]: Place): Point {
  return { x, y };
}

/** A point as a file writes it. m */
export function placeOf({ x, y }: Point): Place {
  return [x, y];
}
