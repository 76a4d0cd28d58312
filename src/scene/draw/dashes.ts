// Dashed lines, which Phaser's graphics do not have.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';

/** Strokes a dashed line in the graphics' current style. Lengths in the graphics' units. */
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
  // Lines are long when zoomed in; at most 400 dashes keep the frame short.
  const scale = Math.max(1, length / ((dash + gap) * 400));
  for (let at = 0; at < length; at += (dash + gap) * scale) {
    const end = Math.min(length, at + dash * scale);
    graphics.lineBetween(from.x + ux * at, from.y + uy * at, from.x + ux * end, from.y + uy * end);
  }
}
