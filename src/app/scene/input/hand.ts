// The state of a person's gesture, which layers read, and functions that find the thing under a pointer.
import { distance, type Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import { reticlePlace } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import type { Shove } from './shove';

/** State of the pointer: the present line or shove, the hovered place, and whether things were dragged before. */
export class Hand {
  /** Points of the path being drawn; empty without one. m */
  draft: readonly Point[] = [];
  /** The present shove; null without one. */
  shove: Shove | null = null;
  /** Place of the mouse on the page; null if it is elsewhere, and for fingers. CSS pixels */
  pointed: Point | null = null;
  /** Whether a target or a waypoint was ever dragged. */
  hasDragged = false;
}

/** A finger or the mouse on the page. CSS pixels */
export interface PressedPointer extends Point {
  readonly id: number;
  /** Whether the pointer is a finger, which is less precise than a mouse. */
  readonly finger: boolean;
  readonly timeMs: number;
  /** Whether the key is held; false when left out. */
  readonly alt?: boolean;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

/**
 * Largest distance of a press from the thing that it grabs: by mouse, by finger, and from a leg of the path. CSS pixels
 */
export const grabRadius = { mouse: 18, finger: 28, leg: 14 };

/** Additional distance for the target, because its reticle is larger than a waypoint. CSS pixels */
const reticleExtra = 8;

/** Largest distance from a body's centre of mass at which a press grabs it, at size 1: about half its length. m */
export const bodyReach = 4;

/** A target or waypoint that a press can grab, and its distance from the press. CSS pixels */
type Grip = { readonly away: number } & (
  | { readonly kind: 'target' }
  | { readonly kind: 'waypoint'; readonly index: number }
);

/** Returns the target, or in Path the nearest waypoint, that a press would grab; null if there is none. */
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

/** Returns the nearest body under a touch, with some room for small ones; null if there is none. */
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
