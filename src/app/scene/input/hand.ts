// A person's hand on the picture: the state of the gesture, which layers read, and what is under a pointer.
import { distance, type Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import { reticlePlace } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import type { Shove } from './shove';

/** State of the pointer: the present stroke or shove, the hovered thing, and what was dragged before. */
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

/** A finger or the mouse on the page. CSS pixels */
export interface Touch extends Point {
  readonly id: number;
  /** Whether it is a finger, which is less precise than a mouse. */
  readonly finger: boolean;
  readonly timeMs: number;
  /** Keys that are held; not when left out. */
  readonly alt?: boolean;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

/** Largest distance of a press from what it grabs: by mouse, by finger, and from a leg of the path. CSS pixels */
export const grabRadius = { mouse: 18, finger: 28, leg: 14 };

/** Additional distance for the target, because its reticle is larger than a waypoint. CSS pixels */
const reticleExtra = 8;

/** Largest distance of a press from a body's centre of mass to shove it, at size 1: about half its length. m */
const bodyReach = 4;

/** A thing that a press can grab. */
type Grip = { readonly kind: 'target' } | { readonly kind: 'waypoint'; readonly index: number };

/** Returns the thing that a press would grab: the target, or in Path the nearest waypoint; null for nothing. */
export function gripAt(touch: Touch, session: Session, view: ViewState, viewport: Viewport): Grip | null {
  const reach = touch.finger ? grabRadius.finger : grabRadius.mouse;
  const { mode, waypoints } = session.commands;
  const reticle = reticlePlace(session, view);
  const near = (place: Point) => distance(viewport.toPage(place), touch);
  if (mode !== 'path') return reticle && near(reticle) <= reach + reticleExtra ? { kind: 'target' } : null;
  let index: number | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [n, place] of waypoints.entries()) {
    const away = near(place);
    if (away > reach || away >= nearest) continue;
    index = n;
    nearest = away;
  }
  return index === null ? null : { kind: 'waypoint', index };
}

/** Returns the nearest body under a touch, with some room for small ones; null if there is none. */
export function bodyAt(touch: Touch, session: Session, viewport: Viewport): Entity | null {
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
