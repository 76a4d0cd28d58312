// How answers write names and figures.
import { type Entity, entityKinds } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';

/** What a body is called within a sentence. */
export function nameOf(simulation: Simulation, entity: Entity): string {
  return simulation.nameOf(entity) ?? entityKinds[entity.kind].label.toLowerCase();
}

/** The same at the beginning of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** An angle in whole degrees. @param angle rad */
export function degrees(angle: number): string {
  return `${Math.round((angle * 180) / Math.PI)}°`;
}

/** A number with so many decimals at most. */
export function rounded(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals));
}
