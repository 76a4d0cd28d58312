// Marks a line where the motor was at its limit: a border, ticks across it, and light at
// its beginning. Visible without colour.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import { palette } from '../../view/palette';
import { strokePolyline } from './strokes';

/** Style of a line's border, which shows where a motor was at its limit. CSS pixels */
export interface EdgeLook {
  /** Width that the border adds to a line at each of the line's two sides. CSS pixels */
  readonly width: number;
  /** Thickness of one tick: a short stroke across the border. CSS pixels */
  readonly tick: number;
  /** Length by which a tick projects from the border, on each of the line's two sides. CSS pixels */
  readonly out: number;
  /** Distance between neighbouring ticks along the line. CSS pixels */
  readonly every: number;
}

/** Wide border that marks a motor at its limit, on trails and large dials. CSS pixels */
export const wideEdge: EdgeLook = { width: 2.2, tick: 1.9, out: 3.7, every: 13 };

/** Narrow border that marks a motor at its limit, on small dials and on curves. CSS pixels */
export const narrowEdge: EdgeLook = { width: 2, tick: 1.6, out: 2.6, every: 9 };

/** Look of the glow along a line. The glow marks a motor at its limit. */
export const light = {
  /** Distance from the drawn line to the outer edge of the glow beside it. CSS pixels */
  reach: 18,
  /** Opacity of the glow at the start of the line, 0 to 1. */
  alpha: 0.42,
  /** Length of the glow, from the start of the line, as a fraction of the line's length. */
  share: 0.4,
  /** Length of the glow's last part, which fades out along the line. Fraction of the glow's whole length */
  fadeLength: 0.3,
};

/** Line through points, with the distances measured along it. CSS pixels */
interface MeasuredLine {
  readonly points: readonly Point[];
  /** For each point, the length of the line from its start to this point. CSS pixels */
  readonly distances: readonly number[];
}

function measureLine(points: readonly Point[]): MeasuredLine {
  const distances = [0];
  for (let n = 1; n < points.length; n++)
    distances.push(
      distances[n - 1] + Math.hypot(points[n].x - points[n - 1].x, points[n].y - points[n - 1].y),
    );
  return { points, distances };
}

/**
 * Returns the positions of ticks along a line, and the line's direction there as unit vectors.
 * @param every distance between ticks, CSS pixels
 */
export function ticksAlong(
  points: readonly Point[],
  every: number,
): { readonly at: Point; readonly along: Point }[] {
  const { distances } = measureLine(points);
  const ticks: { at: Point; along: Point }[] = [];
  let next = every / 2;
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1], points[n]];
    const chord = distances[n] - distances[n - 1];
    for (; next <= distances[n] && chord > 0; next += every) {
      const share = (next - distances[n - 1]) / chord;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      ticks.push({
        at: { x: a.x + share * dx, y: a.y + share * dy },
        along: { x: dx / chord, y: dy / chord },
      });
    }
  }
  return ticks;
}

/**
 * Draws a border with ticks along a line, to show that a motor was at its limit. Call before the line itself is drawn.
 * @param width width of the line, CSS pixels
 */
export function strokeEdge(
  graphics: Phaser.GameObjects.Graphics,
  points: readonly Point[],
  width: number,
  look: EdgeLook,
): void {
  if (points.length < 2) return;
  const band = width + 2 * look.width;
  graphics.lineStyle(band, palette.heat, 1);
  strokePolyline(graphics, points);
  graphics.lineStyle(look.tick, palette.heat, 1);
  const half = band / 2 + look.out;
  for (const { at, along } of ticksAlong(points, look.every))
    graphics.lineBetween(
      at.x - half * along.y,
      at.y + half * along.x,
      at.x + half * along.y,
      at.y - half * along.x,
    );
}

/**
 * Returns the opacity of the light at a point of a line; it fades to 0 along the line.
 * @param share position of the point along the line, from 0 (start) to 1 (end)
 */
export function lightAt(share: number): number {
  return light.alpha * Math.min(1, Math.max(0, (light.share - share) / (light.fadeLength * light.share)));
}

/** Draws a glow along the first part of a line. The glow shows that the motor was at its limit. */
export function lightBeginning(graphics: Phaser.GameObjects.Graphics, points: readonly Point[]): void {
  if (points.length < 2) return;
  const { distances } = measureLine(points);
  const whole = distances[distances.length - 1];
  if (whole === 0) return;
  const { heat } = palette;
  // Mitred by the mean direction at each point, so that neighbours share corners and none overlap.
  const sides = points.map((point, n) => {
    const [from, to] = [points[Math.max(0, n - 1)], points[Math.min(points.length - 1, n + 1)]];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = {
      x: (-(to.y - from.y) / length) * light.reach,
      y: ((to.x - from.x) / length) * light.reach,
    };
    return [
      { x: point.x + across.x, y: point.y + across.y },
      { x: point.x - across.x, y: point.y - across.y },
    ];
  });
  for (let n = 1; n < points.length && distances[n - 1] < light.share * whole; n++) {
    const [a, b] = [points[n - 1], points[n]];
    const [strong, weak] = [lightAt(distances[n - 1] / whole), lightAt(distances[n] / whole)];
    for (const side of [0, 1]) {
      const [outA, outB] = [sides[n - 1][side], sides[n][side]];
      graphics.fillGradientStyle(heat, heat, heat, heat, strong, weak, 0, 0);
      graphics.fillTriangle(a.x, a.y, b.x, b.y, outA.x, outA.y);
      graphics.fillGradientStyle(heat, heat, heat, heat, weak, 0, 0, 0);
      graphics.fillTriangle(b.x, b.y, outA.x, outA.y, outB.x, outB.y);
    }
  }
}
