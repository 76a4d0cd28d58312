// Bodies in a row, with targets so far away that only their direction counts: the layout of most lab scenarios.
import { cos, sin } from '../../../laws/exact/exact';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec } from '../../../world/simulation/scenario';

/** Differences between the bodies of a row. */
export type RowBody = Omit<EntitySpec, 'kind' | 'position' | 'command'> & { readonly label: string };

/** Distance of each body's target. m. So far that the small movement of a turning body changes no direction. */
const targetDistance = 1000;

/** An entity with a given place. */
type PlacedEntity = EntitySpec & { readonly position: Place };

/**
 * Returns missiles in a row, each aimed where it points, so that their turns begin with the first jump of the scenario.
 * @param spacing distance of two bodies. m
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

/** Returns a target in the direction of a heading from a place (m). @param heading rad */
export function aim([x, y]: Place, heading: number): Place {
  return [x + targetDistance * cos(heading), y + targetDistance * sin(heading)];
}
