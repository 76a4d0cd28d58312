// The bodies that the benchmark steps: missiles far apart, and missiles in a crowd.

import type { ObstacleSpec } from '../simulation/obstacle';
import type { EntitySpec } from '../simulation/scenario';
import { Simulation } from '../simulation/simulation';

/** Bodies stand on a grid this far apart. m */
const spacing = 30;

/** A wall that none of them comes near. */
const farOff: ObstacleSpec = { kind: 'wall', position: [-1000, -1000], size: [10, 10] };

function place(n: number): readonly [number, number] {
  return [(n % 32) * spacing, Math.floor(n / 32) * spacing];
}

/**
 * Missiles that fly their own square for ever.
 * @param wall whether a wall stands far off, so that the engine must look what touches what
 */
export function steered(count: number, wall = false): Simulation {
  const entities = Array.from({ length: count }, (_, n): EntitySpec => {
    const [x, y] = place(n);
    const waypoints = [
      [x, y],
      [x + 12, y],
      [x + 12, y + 12],
      [x, y + 12],
    ] as const;
    return { kind: 'missile', position: [x, y], command: { kind: 'follow-path', waypoints, loop: true } };
  });
  return new Simulation({ version: 1, name: 'bench', entities, ...(wall && { obstacles: [farOff] }) });
}

/** Missiles that all seek the same place, and push each other there. */
export function crowd(count: number): Simulation {
  const entities = Array.from({ length: count }, (_, n): EntitySpec => {
    const angle = (2 * Math.PI * n) / count;
    const range = 20 + 12 * (n % 3);
    return {
      kind: 'missile',
      position: [range * Math.cos(angle), range * Math.sin(angle)],
      angle: angle + Math.PI,
      command: { kind: 'seek', target: [0, 0] },
    };
  });
  const simulation = new Simulation({ version: 1, name: 'bench', entities, bodiesCollide: true });
  // Until they have met.
  while (simulation.time < 4) simulation.step();
  return simulation;
}

/** Contacts between bodies that touch now. */
export function touching({ world }: Simulation): number {
  let count = 0;
  for (let contact = world.getContactList(); contact; contact = contact.getNext())
    if (contact.isTouching()) count += 1;
  return count;
}
