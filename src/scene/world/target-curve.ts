// The curve that a target moves on, as points to draw. Free of Phaser.
import type { Point } from '../../entities/command';
import { type MovingTarget, targetMotionKinds } from '../../simulation/targets/moving-target';
import { arcPoints } from '../draw/strokes';

/** Points of a figure eight; fewer show corners. */
const eightPoints = 97;

/**
 * The closed curve of a target on a circle or a figure eight; no points for other motions.
 * @param zoom CSS pixels per metre, for a circle's chords
 */
export function curveOf({ motion, anchor }: MovingTarget, zoom: number): Point[] {
  if (motion.kind !== 'circle' && motion.kind !== 'figure-eight') return [];
  const row = targetMotionKinds[motion.kind].tunables.find(({ key }) => key === 'radius');
  const radius = Number(motion.radius ?? row?.initial);
  if (motion.kind === 'circle')
    return arcPoints({ x: 0, y: 0 }, radius * zoom).map(({ x, y }) => ({
      x: anchor.x + x / zoom,
      y: anchor.y + y / zoom,
    }));
  return Array.from({ length: eightPoints }, (_, n) => {
    const u = (2 * Math.PI * n) / (eightPoints - 1);
    return {
      x: anchor.x + radius * Math.sin(u),
      y: anchor.y + radius * Math.sin(u) * Math.cos(u),
    };
  });
}
