// What is under a pointer: the target, a waypoint, a body.

import type { Point } from '../../entities/command';
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import { reticlePlace } from '../../view/reticle';
import type { ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';

/** A finger or the mouse on the page. CSS pixels */
export interface Touch extends Point {
  readonly id: number;
  /** Whether it is a finger, which is less precise than a mouse. */
  readonly finger: boolean;
  readonly timeMs: number;
}

/** Largest distance of a press from what it grabs: by mouse, by finger, and from a leg of the path. CSS pixels */
export const grabRadius = { mouse: 18, finger: 28, leg: 14 };

/** What is added to that distance for the target, whose reticle is larger than a waypoint's handle. CSS pixels */
const reticleExtra = 8;

/** Largest distance of a press from a body's centre of mass to shove it, at size 1: about half its length. m */
const bodyReach = 4;

/** What a press grabs. */
export type Grip = { readonly kind: 'target' } | { readonly kind: 'waypoint'; readonly index: number };

/** What a press would grab: the target, or in Path the nearest waypoint; null for nothing. */
export function gripAt(touch: Touch, session: Session, view: ViewState, viewport: Viewport): Grip | null {
  const reach = touch.finger ? grabRadius.finger : grabRadius.mouse;
  const { mode, waypoints } = session.commands;
  const reticle = reticlePlace(session, view);
  const near = (place: Point) => pixels(viewport.toPage(place), touch);
  if (mode !== 'path') return reticle && near(reticle) <= reach + reticleExtra ? { kind: 'target' } : null;
  let best: { index: number; away: number } | null = null;
  waypoints.forEach((place, index) => {
    const away = near(place);
    if (away <= reach && (!best || away < best.away)) best = { index, away };
  });
  return best && { kind: 'waypoint', index: (best as { index: number }).index };
}

/** The nearest body under a touch, with some room for small ones; null for none. */
export function bodyAt(touch: Touch, session: Session, viewport: Viewport): Entity | null {
  const least = touch.finger ? grabRadius.finger : grabRadius.mouse;
  const near = session.entities
    .map((entity) => ({
      entity,
      away: pixels(viewport.toPage(entity.body.getWorldCenter()), touch),
      reach: Math.max(least, bodyReach * entity.build.size * viewport.zoom),
    }))
    .filter(({ away, reach }) => away <= reach)
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.entity ?? null;
}

/** Distance between two points of the page. CSS pixels */
export function pixels(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
