// Physics outlines: the shapes that planck collides, and each body's centre of mass.

import Phaser from 'phaser';
import type { World } from 'planck';
import { CircleShape, PolygonShape } from '../../exact/planck';
import type { Shapes } from '../../simulation/worlds/shapes';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import type { Frame, Layer } from '../layer';

export class OutlineLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ session, view, viewport }: Frame): void {
    const graphics = this.#graphics;
    graphics.clear();
    if (!view.shown.outlines) return;
    graphics.lineStyle(1.5, palette.outline, 0.95);
    const { worlds, population } = session.simulation;
    for (const world of worlds) this.#outline(world, population.shapes, viewport);
  }

  #outline(world: World, shapes: Shapes, viewport: Viewport): void {
    const graphics = this.#graphics;
    for (let body = world.getBodyList(); body; body = body.getNext()) {
      for (const shape of shapes.of(body)) {
        if (shape instanceof PolygonShape) {
          const corners = shape.m_vertices.map((vertex) => viewport.toPage(body.getWorldPoint(vertex)));
          graphics.strokePoints(
            corners.map(({ x, y }) => new Phaser.Math.Vector2(x, y)),
            true,
            true,
          );
        } else if (shape instanceof CircleShape) {
          const { x, y } = viewport.toPage(body.getWorldPoint(shape.getCenter()));
          graphics.strokeCircle(x, y, shape.getRadius() * viewport.zoom);
        }
      }
      const { x, y } = viewport.toPage(body.getWorldCenter());
      graphics.lineBetween(x - 5, y, x + 5, y);
      graphics.lineBetween(x, y - 5, x, y + 5);
    }
  }
}
