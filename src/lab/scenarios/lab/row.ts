// Bodies in a row, with targets so far away that only their direction counts: the layout of most lab scenarios.
import { cos, sin } from '../../../laws/exact/exact';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec } from '../../../world/simulation/scenario';

/** Name of one missile in a row, and the fields in which it differs from the others */
export type RowBody = Omit<EntitySpec, 'kind' | 'position' | 'command'> & { readonly label: string };

/** Distance from each body to its target. m. So large that the body's own movement hardly matters. */
const targetDistance = 1000;

/** An entity whose place is given. */
type PlacedEntity = EntitySpec & { readonly position: Place };

/**
 * Returns missiles in a row, each pointing at its target.
 * @param spacing distance between two bodies. m
 */
export function row(stands: readonly RowBody[], spacing: number): PlacedEntity[] {
  return stands.map((stand, n) => {
    const position: Place = [(n - (stands.length - 1) / 2) * spacing, 0];
    return {
      kind: 'missile',
      ...stand,
      position,
      command: { kind: 'turn-towards', target: aim(position, stand.angle ?? 0) },
    };
  });
}

/** Returns the position of a target: far away from the given place, in the direction `heading` (rad). m */
export function aim([x, y]: Place, heading: number): Place {
  return [x + targetDistance * cos(heading), y + targetDistance * sin(heading)];
}
