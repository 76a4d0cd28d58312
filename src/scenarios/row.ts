// Bodies side by side, each with its own target: how most lab scenarios are laid out.
import type { EntitySpec, Place } from '../simulation/scenario';

/** What differs between the bodies of a row. */
export type Stand = Omit<EntitySpec, 'kind' | 'position' | 'command'> & { readonly label: string };

/** How far each body's target is: far enough that turning about it changes no direction. m */
const targetDistance = 1000;

/**
 * Missiles in a row that turn towards a heading of their own, all the same.
 * @param heading rad
 * @param spacing distance of two bodies. m
 */
export function row(stands: readonly Stand[], heading: number, spacing: number): EntitySpec[] {
  return stands.map((stand, n) => {
    const x = (n - (stands.length - 1) / 2) * spacing;
    return {
      kind: 'missile',
      ...stand,
      position: [x, 0],
      command: { kind: 'turn-towards', target: aim(x, heading) },
    };
  });
}

/** The target of a body of a row that stands at x, for a heading. */
export function aim(x: number, heading: number): Place {
  return [x + targetDistance * Math.cos(heading), targetDistance * Math.sin(heading)];
}
