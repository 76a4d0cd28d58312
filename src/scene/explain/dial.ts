// The size of a body's surroundings in which headings are drawn. Free of Phaser.
import type { Entity } from '../../simulation/entity-kinds';

/** Radius of a sector of headings, for a body of size 1. m */
export const sectorRadius = 7;

/** Scale of what is drawn round a body: it grows with one that is larger than usual. */
export function scaleAround({ build }: Entity): number {
  return Math.max(1, build.size);
}
