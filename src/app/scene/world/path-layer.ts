// The path: its legs, the paths of enemies, and the line that a person is drawing.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Session } from '../../session/session';
import { palette } from '../../view/palette';
import { strokeDashes, strokePolyline } from '../draw/strokes';
import type { LabelBoard } from '../labels/label-board';
import { drawingLayer } from '../layer';

/** Style of the dashed legs of a path (lines from one waypoint to the next). */
const leg = {
  /** Length of a dash of the path. CSS pixels */
  dash: 10,
  /** Gap between two dashes of the path. CSS pixels */
  gap: 8,
  /** Line width of a leg of the path. CSS pixels */
  width: 2,
  /** Distance from the end of a leg to the waypoint's centre. CSS pixels */
  clear: 13,
  /** Opacity of a leg of the path, 0 to 1. */
  alpha: 0.4,
  /** Opacity of an enemies' path, 0 to 1. Its waypoints have no rings, so that its legs meet. */
  enemies: 0.3,
};

/** Look of the path that a person is drawing. */
const draft = {
  /** Line width of the path that is being drawn. CSS pixels */
  width: 3,
  /** Opacity of a path while a person draws it, 0 to 1. */
  alpha: 0.9,
};

/** Smallest distance between two points of a long drawn line. CSS pixels */
const leastStep = 3;

/** Largest number of legs of a path that is drawn dashed. */
const mostDashed = 200;

export const pathLayer = drawingLayer((graphics, { session, viewport, hand, labels }) => {
  const { waypoints, loop, mode } = session.commands;
  const onPage = (places: readonly Point[]) => places.map((place) => viewport.toPage(place));
  if (mode === 'path') {
    graphics.lineStyle(leg.width, palette.label, leg.alpha);
    drawLegs(graphics, onPage(waypoints), loop, leg.clear, labels);
  } else {
    graphics.lineStyle(leg.width, palette.label, leg.enemies);
    for (const way of enemyWays(session)) drawLegs(graphics, onPage(way), true, 0, labels);
  }
  if (hand.draft.length < 2) return;
  graphics.lineStyle(draft.width, palette.draft, draft.alpha);
  strokePolyline(graphics, onPage(hand.draft));
});

/** Draws the legs of a path. @param clear distance from a leg's end to the waypoint's centre, CSS pixels */
function drawLegs(
  graphics: Phaser.GameObjects.Graphics,
  points: readonly Point[],
  loop: boolean,
  clear: number,
  labels: LabelBoard,
): void {
  if (points.length > mostDashed) {
    strokePolyline(graphics, withoutClosePoints(loop ? [...points, points[0]] : points));
    return;
  }
  const legs = loop && points.length > 2 ? points.length : points.length - 1;
  for (let n = 0; n < legs; n++) {
    const [from, to] = [points[n], points[(n + 1) % points.length]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 2 * clear) continue;
    const along = { x: ((to.x - from.x) / length) * clear, y: ((to.y - from.y) / length) * clear };
    const start = { x: from.x + along.x, y: from.y + along.y };
    const end = { x: to.x - along.x, y: to.y - along.y };
    labels.addSoftObstacle([start, end]);
    strokeDashes(graphics, start, end, leg.dash, leg.gap);
  }
}

/** Returns the paths that enemies follow, each path once, as points. m */
function enemyWays({ simulation, entities }: Session): readonly (readonly Point[])[] {
  const ways = new Map<string, readonly Point[]>();
  for (const entity of entities) {
    const { command } = entity;
    if (command.kind === 'follow-path' && simulation.specOf(entity).hostile)
      ways.set(command.waypoints.map(({ x, y }) => `${x} ${y}`).join(), command.waypoints);
  }
  return [...ways.values()];
}

export function withoutClosePoints(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.abs(point.x - last.x) + Math.abs(point.y - last.y) >= leastStep) kept.push(point);
  }
  return kept;
}
