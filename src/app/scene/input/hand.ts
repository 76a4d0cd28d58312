// The state of a person's gesture, which layers read, and functions that find the thing under the pointer.
import { distance, type Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import { reticlePlace } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import type { Shove } from './shove';

/** Pointer state in the picture: the path or push that a person draws, and the mouse position. */
export class Hand {
  /** Points of the path that is being drawn, m; empty if none is drawn. */
  draft: readonly Point[] = [];
  /** Arrow that the person is dragging with the pointer, to shove a body. Null if there is none. */
  shove: Shove | null = null;
  /** Mouse position on the page, CSS pixels. Null outside the picture or for a finger */
  pointed: Point | null = null;
  /** Whether the person has ever dragged a target or a waypoint. */
  hasDragged = false;
}

/** A pressed finger or mouse button: page position (CSS pixels), and whether Alt, Ctrl or Shift is held. */
export interface PressedPointer extends Point {
  readonly id: number;
  /** Whether the pointer is a finger, which is less precise than a mouse. */
  readonly finger: boolean;
  readonly timeMs: number;
  /** Whether the Alt key is held; false if left out. */
  readonly alt?: boolean;
  /** Whether the Ctrl key is held; false if left out. */
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

/** Largest distances between a press and what it grabs. CSS pixels */
export const grabRadius = {
  /** Largest distance between a press by mouse and the target or waypoint that it grabs. CSS pixels */
  mouse: 18,
  /** Largest distance between a press by finger and the target or waypoint that it grabs. CSS pixels */
  finger: 28,
  /** Largest distance at which a double-click hits a leg of the path. CSS pixels */
  leg: 14,
};

/** Extra grab distance for the target, added to `grabRadius`. CSS pixels */
const reticleExtra = 8;

/** Distance from the centre of mass within which a press grabs a body. m, for a body of size 1 */
export const bodyReach = 4;

/** A target or waypoint that a press can grab. `away` is its distance from the press, CSS pixels. */
type Grip = { readonly away: number } & (
  | { readonly kind: 'target' }
  | { readonly kind: 'waypoint'; readonly index: number }
);

/** Returns the waypoint or target that a press would grab. Null if none is near enough */
export function gripAt(
  touch: PressedPointer,
  session: Session,
  view: ViewState,
  viewport: Viewport,
): Grip | null {
  const reach = touch.finger ? grabRadius.finger : grabRadius.mouse;
  const { mode, waypoints } = session.commands;
  const reticle = reticlePlace(session, view);
  const near = (place: Point) => distance(viewport.toPage(place), touch);
  if (mode !== 'path') {
    const away = reticle ? near(reticle) : Number.POSITIVE_INFINITY;
    return away <= reach + reticleExtra ? { kind: 'target', away } : null;
  }
  let index: number | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [n, place] of waypoints.entries()) {
    const away = near(place);
    if (away > reach || away >= nearest) continue;
    index = n;
    nearest = away;
  }
  return index === null ? null : { kind: 'waypoint', index, away: nearest };
}

/** Returns the body nearest to a press, among those within reach; null if there is none. */
export function bodyAt(touch: PressedPointer, session: Session, viewport: Viewport): Entity | null {
  const least = touch.finger ? grabRadius.finger : grabRadius.mouse;
  let found: Entity | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const entity of session.entities) {
    const away = distance(viewport.toPage(entity.body.getWorldCenter()), touch);
    const reach = Math.max(least, bodyReach * entity.build.size * viewport.zoom);
    if (away > reach || away >= nearest) continue;
    found = entity;
    nearest = away;
  }
  return found;
}
