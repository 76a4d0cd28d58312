// The commands of an entity.

import { hypot } from '../../laws/exact/exact';

/** A place or a vector in the world, with x right and y down. m for a place */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Velocity of a target that stands still: zero. m/s */
export const noVelocity: Point = { x: 0, y: 0 };

/** A target that may be moving: its current place (m) and velocity (m/s). Bodies can chase it. */
export interface Target {
  readonly position: Point;
  readonly velocity: Point;
}

/**
 * A command for a body: do nothing, turn towards a target, fly to it, or follow a path. A `target` is a fixed place; a
 * `chased` target can move.
 */
export type Command =
  | { readonly kind: 'idle' }
  | { readonly kind: 'turn-towards' | 'seek'; readonly target: Point }
  | { readonly kind: 'turn-towards' | 'seek'; readonly chased: Target }
  | {
      readonly kind: 'follow-path';
      readonly waypoints: readonly Point[];
      readonly loop: boolean;
      /** Index of the first waypoint to head for. Default 0 */
      readonly next?: number;
    };

/** Returns the distance between two places. m. */
export function distance(a: Point, b: Point): number {
  return hypot(b.x - a.x, b.y - a.y);
}
