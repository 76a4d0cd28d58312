// Writes names and lists as they stand in answers.
import { type Entity, entityKinds } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Phrase } from './answer';
import { asides } from './terms';

/** Returns the name of a body, as written within a sentence. */
export function nameOf(simulation: Simulation, entity: Entity): string {
  return simulation.nameOf(entity) ?? entityKinds[entity.kind].label.toLowerCase();
}

/** Returns a name without the remark in brackets at its end, such as “(no anti-windup)”. */
export const withoutRemark = (name: string): string => name.replace(/ \(.*\)$/, '');

/** Returns the remark in brackets at the end of a name, without the brackets; empty if there is none. */
export const remarkOf = (name: string): string => / \((.*)\)$/.exec(name)?.[1] ?? '';

/** Returns words as a list in a sentence: "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/**
 * Splits a question or hint at its first technical term, so that the page can explain the term.
 * @returns the text before the term, the term, and the text after it; the whole text as one phrase if it contains no
 * term
 */
export function explained(text: string): Phrase[] {
  const found = new RegExp(`\\b(?:${Object.keys(asides).join('|')})\\b`).exec(text);
  if (!found) return [text];
  const { 0: word, index } = found;
  const after = text.slice(index + word.length);
  return [text.slice(0, index), { term: word as keyof typeof asides }, after];
}
