// The path: its legs, the paths of enemies, and the line that a person is drawing.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Session } from '../../session/session';
import { palette } from '../../view/palette';
import { strokeDashes } from '../draw/dashes';
import { strokePolyline } from '../draw/strokes';
import type { LabelBoard } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { thinned } from './shown-waypoints';

/** Legs: dash, gap, width and distance from a waypoint (CSS pixels), and opacity. */
const leg = { dash: 10, gap: 8, width: 2, clear: 13, alpha: 0.4 };

/** Most legs that are dashed, each kept clear of texts; a longer path is one plain line. */
const mostDashed = 200;

export class PathLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ session, viewport, hand, labels }: Frame): void {
    const { waypoints, loop, mode } = session.commands;
    this.#graphics.clear();
    if (mode === 'path')
      this.#drawLegs(
        waypoints.map((place) => viewport.toPage(place)),
        loop,
        labels,
      );
    else
      for (const way of enemyWays(session))
        this.#drawLegs(
          way.map((place) => viewport.toPage(place)),
          true,
          labels,
        );
    this.#drawDraft(hand.draft.map((place) => viewport.toPage(place)));
  }

  /** The legs, from ring to ring. */
  #drawLegs(points: readonly Point[], loop: boolean, labels: LabelBoard): void {
    const graphics = this.#graphics;
    graphics.lineStyle(leg.width, palette.label, leg.alpha);
    if (points.length > mostDashed) {
      strokePolyline(graphics, thinned(loop ? [...points, points[0]] : points));
      return;
    }
    const legs = loop && points.length > 2 ? points.length : points.length - 1;
    for (let n = 0; n < legs; n++) {
      const [from, to] = [points[n], points[(n + 1) % points.length]];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length < 2 * leg.clear) continue;
      const along = { x: ((to.x - from.x) / length) * leg.clear, y: ((to.y - from.y) / length) * leg.clear };
      const start = { x: from.x + along.x, y: from.y + along.y };
      const end = { x: to.x - along.x, y: to.y - along.y };
      labels.addSoftObstacle([start, end]);
      strokeDashes(graphics, start, end, leg.dash, leg.gap);
    }
  }

  #drawDraft(points: readonly Point[]): void {
    if (points.length < 2) return;
    const graphics = this.#graphics;
    graphics.lineStyle(3, palette.draft, 0.9);
    graphics.beginPath();
    graphics.moveTo(points[0].x, points[0].y);
    for (const { x, y } of points) graphics.lineTo(x, y);
    graphics.strokePath();
  }
}

/** The paths on which enemies come, each once. m */
function enemyWays({ simulation, entities }: Session): readonly (readonly Point[])[] {
  const ways = new Map<string, readonly Point[]>();
  for (const entity of entities) {
    const { command } = entity;
    if (command.kind === 'follow-path' && simulation.specOf(entity).hostile)
      ways.set(command.waypoints.map(({ x, y }) => `${x} ${y}`).join(), command.waypoints);
  }
  return [...ways.values()];
}
