// The state of the person's gesture on the picture: the gestures write it, the layers read it.
import type { Point } from '../../entities/command';
import type { Shove } from './shove';

/** What the person is drawing or shoving, what the person points at, and has dragged. */
export class Hand {
  /** The line being drawn as a path; empty when there is none. m */
  draft: readonly Point[] = [];
  /** The shove being drawn; null when there is none. */
  shove: Shove | null = null;
  /** Where the mouse is on the page; null when it is elsewhere, and for a finger, which points at nothing once lifted. CSS pixels */
  pointed: Point | null = null;
  /** Whether a target or a waypoint was ever dragged. */
  hasDragged = false;
}
