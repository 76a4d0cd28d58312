// Bodies side by side, and targets so far off that only their direction counts: how most lab scenarios are laid out.
import { cos, sin } from '../../../laws/exact/exact';
import type { Place } from '../../../world/simulation/place';
import type { EntitySpec } from '../../../world/simulation/scenario';

/** Differences between the bodies of a row. */
export type RowBody = Omit<EntitySpec, 'kind' | 'position' | 'command'> & { readonly label: string };

/** Distance of each body's target. m. So far that the little a body moves as it turns changes no direction. */
const targetDistance = 1000;

/** A body whose place is given. */
type Placed = EntitySpec & { readonly position: Place };

/**
 * Missiles in a row, each aimed where it points: their turns begin with the first jump of the scenario.
 * @param spacing distance of two bodies. m
 */
export function row(stands: readonly RowBody[], spacing: number): Placed[] {
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

/** A target in the direction of a heading from a place (m). @param heading rad */
export function aim([x, y]: Place, heading: number): Place {
  return [x + targetDistance * cos(heading), y + targetDistance * sin(heading)];
}
