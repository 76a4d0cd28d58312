// A wedge: a sector filled more strongly at its hub, its arc, and a dotted line along its far side.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import { arcPoints, fillFan, strokePolyline } from './strokes';

/** Opacities: of the filling at the hub and at the rim, of the arc, and of the dotted line. */
const alphas = { hub: 0.3, rim: 0.12, arc: 0.45, dots: 0.75 };

/** The dots: their diameter and the way from one to the next. CSS pixels */
const dots = { width: 2, every: 6.5 };

/** Width of the arc. CSS pixels */
const arcWidth = 1.5;

/**
 * Draws a wedge from one direction to another.
 * @param radius CSS pixels @param from rad @param sweep to the other direction, positive clockwise. rad @param colour 0xRRGGBB
 */
export function drawWedge(
  graphics: Phaser.GameObjects.Graphics,
  centre: Point,
  radius: number,
  { from, sweep, colour }: { readonly from: number; readonly sweep: number; readonly colour: number },
): void {
  const rim = arcPoints(centre, radius, from, sweep);
  graphics.fillGradientStyle(colour, colour, colour, colour, alphas.hub, alphas.rim, alphas.rim, alphas.rim);
  fillFan(graphics, centre, rim);
  graphics.lineStyle(arcWidth, colour, alphas.arc);
  strokePolyline(graphics, rim);
  const [cos, sin] = [Math.cos(from + sweep), Math.sin(from + sweep)];
  graphics.fillStyle(colour, alphas.dots);
  for (let way = radius; way > dots.every; way -= dots.every) {
    const { width } = dots;
    graphics.fillRect(centre.x + way * cos - width / 2, centre.y + way * sin - width / 2, width, width);
  }
}
