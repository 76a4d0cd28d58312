// Circles, lines and arrows for Phaser's graphics, in the graphics' current style and units.
import type Phaser from 'phaser';
import { clamp } from '../../control/clamp';
import type { Point } from '../../entities/command';

/** Length of the chords that a circle is drawn with. CSS pixels; longer ones show corners. Phaser's own arcs always have 100 chords. */
const chord = 6;

/** The head of an arrow: length of its barbs (CSS pixels), their largest share of the arrow's length, and their angle (rad). */
const barb = { length: 9, share: 0.5, angle: 0.45 };

/** Points of an arc, more for a larger one. A sweep of 2π is a full circle. */
export function arcPoints(centre: Point, radius: number, start = 0, sweep = 2 * Math.PI): Point[] {
  const chords = clamp(Math.ceil((Math.abs(sweep) * radius) / chord), 12, 240);
  return Array.from({ length: chords + 1 }, (_, n) => {
    const angle = start + (sweep * n) / chords;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** Strokes a line through points, and back to the first where it is closed. */
export function strokePolyline(
  graphics: Phaser.GameObjects.Graphics,
  points: readonly Point[],
  closed = false,
): void {
  graphics.beginPath();
  points.forEach(({ x, y }, n) => {
    if (n === 0) graphics.moveTo(x, y);
    else graphics.lineTo(x, y);
  });
  if (closed) {
    graphics.lineTo(points[0].x, points[0].y);
    graphics.closePath();
  }
  graphics.strokePath();
}

/** A stroke of a line in a light. Width in CSS pixels, colour as 0xRRGGBB, opacity from 0 to 1. */
export interface LitStroke {
  readonly width: number;
  readonly colour: number;
  readonly alpha: number;
}

/** Strokes a line in a light. @param strokes from its widest glow to the line itself */
export function strokeLit(
  graphics: Phaser.GameObjects.Graphics,
  points: readonly Point[],
  strokes: readonly LitStroke[],
  closed = false,
): void {
  for (const { width, colour, alpha } of strokes) {
    graphics.lineStyle(width, colour, alpha);
    strokePolyline(graphics, points, closed);
  }
}

/** Fills a sector as triangles from its centre to its arc. Phaser would look for triangles in any path itself, which takes long. */
export function fillFan(graphics: Phaser.GameObjects.Graphics, { x, y }: Point, arc: readonly Point[]): void {
  for (let n = 0; n + 1 < arc.length; n++)
    graphics.fillTriangle(x, y, arc[n].x, arc[n].y, arc[n + 1].x, arc[n + 1].y);
}

/** Strokes every other segment of a line through points: dashes for a curve of short segments. */
export function strokePolylineDashed(graphics: Phaser.GameObjects.Graphics, points: readonly Point[]): void {
  for (let n = 0; n + 1 < points.length; n += 2)
    graphics.lineBetween(points[n].x, points[n].y, points[n + 1].x, points[n + 1].y);
}

/** Strokes the two barbs of an arrow that ends at a point. @param heading rad @param length of the whole arrow */
export function strokeHead(
  graphics: Phaser.GameObjects.Graphics,
  { x, y }: Point,
  heading: number,
  length: number,
): void {
  const back = Math.min(barb.length, barb.share * length);
  for (const angle of [heading + barb.angle, heading - barb.angle])
    graphics.lineBetween(x, y, x - back * Math.cos(angle), y - back * Math.sin(angle));
}

/** Strokes an arrow. */
export function strokeArrow(graphics: Phaser.GameObjects.Graphics, from: Point, to: Point): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  graphics.lineBetween(from.x, from.y, to.x, to.y);
  strokeHead(graphics, to, Math.atan2(dy, dx), Math.hypot(dx, dy));
}
