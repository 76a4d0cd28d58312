// How answers write names and figures.
import { type Entity, entityKinds } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';

/** Returns the name of a body within a sentence. */
export function nameOf(simulation: Simulation, entity: Entity): string {
  return simulation.nameOf(entity) ?? entityKinds[entity.kind].label.toLowerCase();
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
