// A swarm: a file gives a few entities, and the simulation repeats them many times.

import { cos, sin } from '../../laws/exact/exact';
import { Mulberry32 } from '../entities/random';
import type { EntitySpec, Scenario } from './scenario';

// A swarm decides place and heading itself. The other fields would make the steps of thousands of bodies too slow.
/** Fields that a scenario file must not give for an entity of a swarm. */
export const notInSwarms = [
  'position',
  'angle',
  'steps',
  'gun',
  'heldUntil',
] as const satisfies readonly (keyof EntitySpec)[];

/** Constant combined with the scenario's seed for the random places of a swarm. */
const placesSeed = 0x5377;

/** Returns the entities of a scenario, one per body. */
export function bodiesOf({ entities, swarm, seed = 1 }: Scenario): readonly EntitySpec[] {
  if (!swarm) return entities;
  const [inner, outer] = swarm.ring;
  const random = new Mulberry32(seed ^ placesSeed);
  return Array.from({ length: swarm.count }, (_, n) => {
    const area = inner * inner + random.next() * (outer * outer - inner * inner);
    const bearing = 2 * Math.PI * random.next();
    const radius = Math.sqrt(area);
    const position = [radius * cos(bearing), radius * sin(bearing)] as const;
    // Frozen objects need no memento.
    return Object.freeze({
      ...entities[n % entities.length],
      position: Object.freeze(position),
      angle: bearing + Math.PI / 2,
    });
  });
}

/**
 * Describes the current bodies of a run in scenario fields: as a `swarm` if possible, otherwise one by one.
 * @param scenario scenario of the run. If it has no `swarm`, the bodies are described one by one
 * @param bodies current bodies. With k entities in the scenario, a `swarm` needs body n to equal body n mod k in all
 * except place and heading
 */
export function swarmAgain(
  { swarm, entities }: Pick<Scenario, 'swarm' | 'entities'>,
  bodies: readonly EntitySpec[],
): Pick<Scenario, 'swarm' | 'entities'> {
  if (!swarm) return { entities: bodies };
  const kinds = entities.length;
  const repeated: EntitySpec[] = bodies.slice(0, kinds).map(withoutPlace);
  const texts = repeated.map((entity) => JSON.stringify(entity));
  const isSwarm =
    repeated.every((entity) => notInSwarms.every((key) => entity[key] === undefined)) &&
    bodies.every((body, n) => JSON.stringify(withoutPlace(body)) === texts[n % kinds]);
  return isSwarm ? { swarm: { ...swarm, count: bodies.length }, entities: repeated } : { entities: bodies };
}

function withoutPlace({ position: _, angle: __, ...rest }: EntitySpec): EntitySpec {
  return rest;
}
