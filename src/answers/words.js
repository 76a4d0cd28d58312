// How answers write names and figures.
import { entityKinds } from '../simulation/entity-kinds';
/** What a body is called within a sentence. */
export function nameOf(simulation, entity) {
  return simulation.specOf(entity).label ?? entityKinds[entity.kind].label.toLowerCase();
}
/** The same at the beginning of a sentence. */
export function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
/** "a", "a and b", "a, b and c". */
export function listed(words) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** An angle in whole degrees. @param angle rad */
export function degrees(angle) {
  return `${Math.round((angle * 180) / Math.PI)}°`;
}
/** A number with so many decimals at most. */
export function rounded(value, decimals = 1) {
  return Number(value.toFixed(decimals));
}
