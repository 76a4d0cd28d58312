// Physics outlines: the shapes that planck collides, and each body's centre of mass.

import type Phaser from 'phaser';
import type { Body } from 'planck';
import { CircleShape, PolygonShape } from '../../exact/planck';
import type { Shapes } from '../../simulation/worlds/shapes';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import { closedBand } from '../draw/band';
import { Strips, whiteTexture } from '../draw/strips';
import type { Frame, Layer } from '../layer';

/** Half the width of a line, half the length of a cross's arm, CSS pixels; and opacity. */
const look = { half: 0.75, arm: 5, alpha: 0.95 };

/** Corners of a circle as it is drawn. */
const corners = 32;

/** Where the world is on the page. */
interface OnPage {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
}

const part = { left: 0, top: 0, right: 1, bottom: 1 };

/** All outlines are strips of one texture: thousands of bodies take a few calls. */
export class OutlineLayer implements Layer {
  readonly #strips: Strips;
  /** The corners of the shape in hand. CSS pixels, x and y in turn */
  readonly #line: number[] = [];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#strips = new Strips(scene, parent, whiteTexture(scene));
  }

  draw({ session, view, viewport }: Frame): void {
    this.#strips.begin();
    const { worlds, population } = session.simulation;
    const { x, y } = viewport.toPage({ x: 0, y: 0 });
    const { cos, sin } = viewport.axes;
    const map = { x, y, cos: cos * viewport.zoom, sin: sin * viewport.zoom };
    if (view.shown.outlines)
      for (const world of worlds)
        for (let body = world.getBodyList(); body; body = body.getNext())
          this.#outline(body, population.shapes, map, viewport);
    this.#strips.lay();
  }

  #outline(body: Body, shapes: Shapes, map: OnPage, page: Viewport): void {
    for (const shape of shapes.of(body)) {
      this.#line.length = 0;
      if (shape instanceof PolygonShape) for (const { x, y } of shape.m_vertices) this.#add(body, x, y, map);
      else if (shape instanceof CircleShape) {
        const { x, y } = shape.getCenter();
        const radius = shape.getRadius();
        for (let n = 0; n < corners; n++) {
          const angle = (2 * Math.PI * n) / corners;
          this.#add(body, x + radius * Math.cos(angle), y + radius * Math.sin(angle), map);
        }
      }
      if (this.#line.length > 0 && this.#isSeen(page)) this.#lay();
    }
    this.#cross(body, map, page);
  }

  #cross(body: Body, map: OnPage, page: Viewport): void {
    const { x, y } = body.getWorldCenter();
    const [left, top] = [map.x + x * map.cos - y * map.sin, map.y + x * map.sin + y * map.cos];
    if (left < 0 || top < 0 || left > page.width || top > page.height) return;
    const { half, arm, alpha } = look;
    const lying = { left: -arm, top: -half, right: arm, bottom: half };
    const standing = { left: -half, top: -arm, right: half, bottom: arm };
    this.#strips.box(left, top, 0, lying, palette.outline, alpha);
    this.#strips.box(left, top, 0, standing, palette.outline, alpha);
  }

  /** Adds a corner. @param x of the body's own axes. m */
  #add(body: Body, x: number, y: number, map: OnPage): void {
    const { p, q } = body.getTransform();
    const [worldX, worldY] = [p.x + q.c * x - q.s * y, p.y + q.s * x + q.c * y];
    this.#line.push(map.x + worldX * map.cos - worldY * map.sin, map.y + worldX * map.sin + worldY * map.cos);
  }

  /** Whether the box round the shape in hand meets the page. */
  #isSeen({ width, height }: Viewport): boolean {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let n = 0; n < this.#line.length; n += 2) {
      left = Math.min(left, this.#line[n]);
      right = Math.max(right, this.#line[n]);
      top = Math.min(top, this.#line[n + 1]);
      bottom = Math.max(bottom, this.#line[n + 1]);
    }
    return right > 0 && bottom > 0 && left < width && top < height;
  }

  #lay(): void {
    this.#strips.open(this.#line.length / 2 + 1);
    closedBand(this.#line, look.half, (leftX, leftY, rightX, rightY) =>
      this.#strips.pair(leftX, leftY, rightX, rightY, 0, part, palette.outline, look.alpha),
    );
  }
}
