// Which parts of a scene's field are occupied by objects.

import { type Form, TakenRoom } from '../../../app/view/free-room';
import { cos, sin } from '../../../laws/exact/exact';
import { type CollisionBox, overlaps } from '../../../world/simulation/crowding';

/** Geometry functions for collision boxes. Lengths in m */
const slabForm: Form<CollisionBox> = {
  cell: 8,
  boundsOf({ at: [x, y], half: [width, height], angle }) {
    const [across, down] = [Math.abs(cos(angle)), Math.abs(sin(angle))];
    const [wide, high] = [width * across + height * down, width * down + height * across];
    return { left: x - wide, top: y - high, width: 2 * wide, height: 2 * high };
  },
  grown: ({ half: [width, height], ...slab }, by) => ({ ...slab, half: [width + by, height + by] }),
  overlap: overlaps,
};

/** Returns the space that collision boxes occupy, for finding free places. */
export function roomOf(slabs: readonly CollisionBox[]): TakenRoom<CollisionBox> {
  return new TakenRoom(slabForm, slabs);
}
