// The commands of an entity.

import { hypot } from '../../laws/exact/exact';

/** A place in the world. m; x right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Velocity of a target that stands still. m/s */
export const noVelocity: Point = { x: 0, y: 0 };

/** A moving thing that can be chased: its current place (m) and velocity (m/s). */
export interface Target {
  readonly position: Point;
  readonly velocity: Point;
}

/** A command. A new one resets the turn controller; moving its target does not. A `chased` target moves by itself. */
export type Command =
  | { readonly kind: 'idle' }
  | { readonly kind: 'turn-towards' | 'seek'; readonly target: Point }
  | { readonly kind: 'turn-towards' | 'seek'; readonly chased: Target }
  | {
      readonly kind: 'follow-path';
      readonly waypoints: readonly Point[];
      readonly loop: boolean;
      /** Index of the waypoint to head for first; 0 when left out. */
      readonly next?: number;
    };

/** Returns the distance between two places. m. */
export function distance(a: Point, b: Point): number {
  return hypot(b.x - a.x, b.y - a.y);
}
