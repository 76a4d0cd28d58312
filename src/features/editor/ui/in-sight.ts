// Moves the view so that the selection and its handles are visible. On a phone they could be beyond the page's edge.

import type { App } from '../../../app/ui/app';
import { boxOf, grown, type PageBox } from '../../../app/view/box';
import type { Point } from '../../../world/entities/command';
import { buildOf } from '../state/current';
import { cornersOf, handlesOf, slabOf } from '../state/things';

/** Half the width of the area that a finger needs. CSS pixels */
const fingerHalf = 22;

/** Returns the shortest displacement that brings `box` inside `free`. CSS pixels */
export function intoSight(box: PageBox, free: PageBox): Point {
  const by = (from: number, size: number, low: number, room: number) => {
    if (size > room) return 0;
    return Math.max(0, low - from) + Math.min(0, low + room - from - size);
  };
  return {
    x: by(box.left, box.width, free.left, free.width),
    y: by(box.top, box.height, free.top, free.height),
  };
}

/** Least distance of a handle's centre from the page's edge. CSS pixels */
const seenFrom = 8;

/** Whether a point of the canvas is on the page and not covered by an element */
function isReached({ x, y }: Point): boolean {
  const { innerWidth, innerHeight } = window;
  const isOnPage =
    x >= seenFrom && y >= seenFrom && x <= innerWidth - seenFrom && y <= innerHeight - seenFrom;
  return isOnPage && document.elementFromPoint(x, y) instanceof HTMLCanvasElement;
}

/** Moves the view until the selected object and its handles are visible */
export function bringIntoSight(app: App): void {
  const { session, viewport } = app;
  const { chosen, isHeld } = buildOf(app);
  const slab = chosen.length === 1 && !isHeld ? slabOf(session, chosen[0], viewport.zoom) : null;
  if (!slab) return;
  const handles = handlesOf(session, chosen[0], viewport.zoom).map(({ at }) => at);
  if ([slab.at, ...handles].every((place) => isReached(viewport.toPage(place)))) return;
  const places = [...cornersOf(slab), ...handles];
  const box = grown(boxOf(places.map((place) => viewport.toPage(place))), fingerHalf);
  const { x, y } = intoSight(box, viewport.freeBox);
  if (x === 0 && y === 0) return;
  const at = viewport.toPage(slab.at);
  viewport.hold(slab.at, { x: at.x + x, y: at.y + y });
}
