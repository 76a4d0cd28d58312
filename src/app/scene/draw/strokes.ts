// Circles, lines, dashes, arrows and wedges, in the current style and units of Phaser's graphics.
import type Phaser from 'phaser';
import simplify from 'simplify-js';
import { clamp } from '../../../laws/control/clamp';
import type { Point } from '../../../world/entities/command';

/** Length of the straight segments that approximate a circle. CSS pixels */
const chord = 6;

/** Largest distance between a computed curve and the drawn one, which has fewer points. CSS pixels */
const tolerance = 0.1;

/** Sizes of the two short lines (barbs) that form the head of an arrow. */
const barb = {
  /** Length of a barb of an arrow's head. CSS pixels */
  length: 9,
  /** Largest length of a barb of an arrow's head, as a fraction of the arrow's length. */
  share: 0.5,
  /** Angle between a barb and the shaft of an arrow. rad */
  angle: 0.45,
};

/**
 * Returns points along an arc of a circle, more for a larger arc.
 * @param radius CSS pixels
 * @param start rad
 * @param sweep rad, positive clockwise; 2π is a full circle
 * @param length approximate distance between two points, CSS pixels
 */
export function arcPoints(
  centre: Point,
  radius: number,
  start = 0,
  sweep = 2 * Math.PI,
  length = chord,
): Point[] {
  const chords = clamp(Math.ceil((Math.abs(sweep) * radius) / length), 12, 240);
  return Array.from({ length: chords + 1 }, (_, n) => {
    const angle = start + (sweep * n) / chords;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** Returns few points along a circle. Lines between them look like the circle. @param radius CSS pixels */
export function circlePoints(centre: Point, radius: number): Point[] {
  // A segment of length c lies up to c² / 8r inside a circle of radius r.
  return arcPoints(centre, radius, 0, 2 * Math.PI, Math.max(chord, Math.sqrt(8 * radius * tolerance)));
}

/** Returns a line with fewer points, which looks the same. */
export const withFewerPoints = (points: Point[]): Point[] => simplify(points, tolerance, true);

/** Draws a line through points, in the current line style. A closed line returns to the first point. */
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

/**
 * One of several lines that are drawn over each other for a glowing line. Width in CSS pixels, colour 0xRRGGBB, opacity
 * 0 to 1.
 */
export interface LitStroke {
  readonly width: number;
  readonly colour: number;
  readonly alpha: number;
}

/**
 * Draws a glowing line through points.
 * @param strokes lines drawn over each other, from the widest glow to the line itself
 */
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

/** Fills a sector of a circle with triangles from its centre to its arc. */
export function fillFan(graphics: Phaser.GameObjects.Graphics, { x, y }: Point, arc: readonly Point[]): void {
  for (let n = 0; n + 1 < arc.length; n++)
    graphics.fillTriangle(x, y, arc[n].x, arc[n].y, arc[n + 1].x, arc[n + 1].y);
}

/** Fills the area between a curve and a horizontal line. @param zero y of the horizontal line */
export function fillTo(graphics: Phaser.GameObjects.Graphics, points: readonly Point[], zero: number): void {
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1], points[n]];
    graphics.fillTriangle(a.x, zero, a.x, a.y, b.x, b.y);
    graphics.fillTriangle(a.x, zero, b.x, b.y, b.x, zero);
  }
}

/** Draws every other segment of a line through points. A curve of short segments then looks dashed. */
export function strokePolylineDashed(graphics: Phaser.GameObjects.Graphics, points: readonly Point[]): void {
  for (let n = 0; n + 1 < points.length; n += 2)
    graphics.lineBetween(points[n].x, points[n].y, points[n + 1].x, points[n + 1].y);
}

/**
 * Draws the two barbs of an arrow that ends at a point.
 * @param heading direction of the arrow, rad
 * @param length length of the whole arrow, CSS pixels
 */
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

/** Draws an arrow in the current line style. */
export function strokeArrow(graphics: Phaser.GameObjects.Graphics, from: Point, to: Point): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  graphics.lineBetween(from.x, from.y, to.x, to.y);
  strokeHead(graphics, to, Math.atan2(dy, dx), Math.hypot(dx, dy));
}

/** Largest number of dashes of one line. */
const mostDashes = 400;

/**
 * Draws a dashed line in the current line style, with a whole dash at each end.
 * @param dash approximate length of a dash, in the unit of the two points
 * @param gap approximate length of a gap, in the same unit
 */
export function strokeDashes(
  graphics: Phaser.GameObjects.Graphics,
  from: Point,
  to: Point,
  dash: number,
  gap: number,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const count = Math.min(mostDashes, Math.max(1, Math.round((length + gap) / (dash + gap))));
  const period = (length + gap) / count;
  for (let n = 0; n < count; n++) {
    const at = n * period;
    const end = Math.min(length, at + (period * dash) / (dash + gap));
    graphics.lineBetween(from.x + ux * at, from.y + uy * at, from.x + ux * end, from.y + uy * end);
  }
}

/** Opacities of a wedge (sector of a circle), 0 to 1. */
const wedgeAlphas = {
  /** Opacity at the centre of a filled wedge (sector of a circle), 0 to 1. */
  hub: 0.3,
  /** Opacity at the arc of a filled wedge (sector of a circle), 0 to 1. */
  rim: 0.12,
  /** Opacity of the line along the arc of a wedge (sector of a circle), 0 to 1. */
  arc: 0.45,
  /** Opacity of the dotted line along one edge of a wedge, 0 to 1. */
  dots: 0.75,
};

/** Diameter and spacing of the dots along one edge of a wedge. CSS pixels */
const dots = { width: 2, every: 6.5 };

/** Line width of the arc of a wedge. CSS pixels */
const arcWidth = 1.5;

/**
 * Draws a wedge (sector) between two directions, with a dotted line at the second one.
 * @param radius CSS pixels
 * @param from first direction, rad
 * @param sweep angle to the second direction, rad, positive clockwise
 * @param colour 0xRRGGBB
 */
export function drawWedge(
  graphics: Phaser.GameObjects.Graphics,
  centre: Point,
  radius: number,
  { from, sweep, colour }: { readonly from: number; readonly sweep: number; readonly colour: number },
): void {
  const rim = arcPoints(centre, radius, from, sweep);
  graphics.fillGradientStyle(
    colour,
    colour,
    colour,
    colour,
    wedgeAlphas.hub,
    wedgeAlphas.rim,
    wedgeAlphas.rim,
    wedgeAlphas.rim,
  );
  fillFan(graphics, centre, rim);
  graphics.lineStyle(arcWidth, colour, wedgeAlphas.arc);
  strokePolyline(graphics, rim);
  const [cos, sin] = [Math.cos(from + sweep), Math.sin(from + sweep)];
  graphics.fillStyle(colour, wedgeAlphas.dots);
  for (let way = radius; way > dots.every; way -= dots.every) {
    const { width } = dots;
    graphics.fillRect(centre.x + way * cos - width / 2, centre.y + way * sin - width / 2, width, width);
  }
}
