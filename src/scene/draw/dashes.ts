// Dashed lines, which Phaser's graphics do not have.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';

/** Most dashes of a line. Lines are long when zoomed in, and more take too long. */
const most = 400;

/**
 * Strokes a dashed line in the graphics' current style, with a whole dash at either end: dash and gap are stretched a
 * little to fit. Lengths in the graphics' units.
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
  const count = Math.min(most, Math.max(1, Math.round((length + gap) / (dash + gap))));
  const period = (length + gap) / count;
  for (let n = 0; n < count; n++) {
    const at = n * period;
    const end = Math.min(length, at + (period * dash) / (dash + gap));
    graphics.lineBetween(from.x + ux * at, from.y + uy * at, from.x + ux * end, from.y + uy * end);
  }
}
