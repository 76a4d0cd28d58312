// Physics outlines: the collision shapes of the physics engine (planck), and the centres of mass.
import type { Body, Shape } from 'planck';
import { CircleShape, PolygonShape } from '../../../world/planck/planck';
import type { Shapes } from '../../../world/simulation/worlds/shapes';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import type { Strips } from '../draw/strips';
import { whiteTexture } from '../draw/textures';
import { layerOf } from '../layer';
import { type OnPage, pageTransform } from './drawn-body';

/** Look of the drawn collision shapes and of the crosses at centres of mass. */
const look = {
  /** Half the line width of a drawn collision shape. CSS pixels */
  half: 0.75,
  /** Half the size of the cross at a centre of mass. CSS pixels */
  arm: 5,
  /** Opacity of the drawn collision shapes, 0 to 1. */
  alpha: 0.95,
};

/** Number of corners of the polygon that is drawn for a circle. */
const corners = 32;

/** Layer with the collision shapes of all bodies. */
export const outlineLayer = layerOf(
  (surface) => surface.strips(whiteTexture(surface.scene)),
  (strips, { session, view, viewport }) => {
    if (!view.shown.outlines) return;
    const { worlds, population } = session.simulation;
    const map = pageTransform(viewport);
    for (const world of worlds)
      for (let body = world.getBodyList(); body; body = body.getNext())
        layBody(strips, body, population.shapes, map, viewport);
  },
);

function layBody(strips: Strips, body: Body, shapes: Shapes, map: OnPage, page: Viewport): void {
  for (const shape of shapes.of(body)) {
    const line = lineOf(body, shape, map);
    if (line.length > 0 && isSeen(line, page)) layLine(strips, line);
  }
  layCross(strips, body, map, page);
}

/** Returns the corners of a collision shape on the page as x, y, x, y … CSS pixels */
function lineOf(body: Body, shape: Shape, map: OnPage): number[] {
  const line: number[] = [];
  const { p, q } = body.getTransform();
  // Adds a corner, given in the body's frame. m
  const add = (x: number, y: number) => {
    const [worldX, worldY] = [p.x + q.c * x - q.s * y, p.y + q.s * x + q.c * y];
    line.push(map.x + worldX * map.cos - worldY * map.sin, map.y + worldX * map.sin + worldY * map.cos);
  };
  if (shape instanceof PolygonShape) for (const { x, y } of shape.m_vertices) add(x, y);
  else if (shape instanceof CircleShape) {
    const { x, y } = shape.getCenter();
    const radius = shape.getRadius();
    for (let n = 0; n < corners; n++) {
      const angle = (2 * Math.PI * n) / corners;
      add(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  }
  return line;
}

/** Draws a cross at a body's centre of mass. */
function layCross(strips: Strips, body: Body, map: OnPage, page: Viewport): void {
  const { x, y } = body.getWorldCenter();
  const [left, top] = [map.x + x * map.cos - y * map.sin, map.y + x * map.sin + y * map.cos];
  if (left < 0 || top < 0 || left > page.width || top > page.height) return;
  const { half, arm, alpha } = look;
  strips.image(left, top, 2 * arm, 2 * half, { colour: palette.outline, alpha });
  strips.image(left, top, 2 * half, 2 * arm, { colour: palette.outline, alpha });
}

/** Whether the box around a line overlaps the page. @param line corners as x, y, x, y …, CSS pixels */
function isSeen(line: readonly number[], { width, height }: Viewport): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let n = 0; n < line.length; n += 2) {
    left = Math.min(left, line[n]);
    right = Math.max(right, line[n]);
    top = Math.min(top, line[n + 1]);
    bottom = Math.max(bottom, line[n + 1]);
  }
  return right > 0 && bottom > 0 && left < width && top < height;
}

function layLine(strips: Strips, line: readonly number[]): void {
  strips.open(line.length / 2 + 1);
  closedBand(line, look.half, (leftX, leftY, rightX, rightY) =>
    strips.pair(leftX, leftY, rightX, rightY, 0.5, 0, 1, palette.outline, look.alpha),
  );
}

/** Mitre limit: largest factor by which a corner of a drawn outline is moved outwards. */
const furthest = 3;

/**
 * Callback for one corner of a thick line. It receives two points: where the line's left edge bends, and where the
 * right edge bends.
 */
type TakePair = (leftX: number, leftY: number, rightX: number, rightY: number) => void;

/**
 * Computes both edges of a thick line that runs around a closed polygon.
 * @param line corners of the polygon as x, y, x, y …
 * @param half half the line width
 * @param take receives the left and right edge point of each corner in order; at the end, those of the first corner
 * again
 */
export function closedBand(line: readonly number[], half: number, take: TakePair): void {
  const corners = line.length / 2;
  for (let n = 0; n <= corners; n++) {
    const [before, at, after] = [n + corners - 1, n, n + 1].map((one) => 2 * (one % corners));
    const [x, y] = [line[at], line[at + 1]];
    const into = normal(x - line[before], y - line[before + 1]);
    const from = normal(line[after] - x, line[after + 1] - y);
    // The corner of two parallel lines: along the sum of their normals, by 1 / (1 + cosine of the bend).
    const by = half * Math.min(furthest, 1 / Math.max(1e-6, 1 + into.x * from.x + into.y * from.y));
    const [across, down] = [(into.x + from.x) * by, (into.y + from.y) * by];
    take(x + across, y + down, x - across, y - down);
  }
}

/** Returns the unit vector to the left of a direction on the page; zero for a zero vector. */
function normal(x: number, y: number): { readonly x: number; readonly y: number } {
  const length = Math.sqrt(x * x + y * y) || 1;
  return { x: y / length, y: -x / length };
}
