// What a hand is doing on the picture: gestures write it, layers read it.
import type { Point } from '../../entities/command';
import type { Shove } from './shove';

/** The state of a hand. */
export class Hand {
  /** The line being drawn as a path; empty when there is none. m */
  draft: readonly Point[] = [];
  /** The shove being drawn; null when there is none. */
  shove: Shove | null = null;
  /** Whether it has dragged a target or a waypoint yet. */
  hasDragged = false;
}
