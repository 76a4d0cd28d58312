// The commands of an entity.
import { hypot } from '../exact/exact';
/** A target that stands still. m/s */
export const still = { x: 0, y: 0 };
/** Distance of two places. m. */
export function distance(a, b) {
  return hypot(b.x - a.x, b.y - a.y);
}
