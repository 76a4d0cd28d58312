// Search for scenes: a scene matches if every typed word begins a word of the scene's texts.

import { entityKinds } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';

/** A scene as the search sees it: its id, and the data that contain texts to search. */
export interface SearchableScene {
  readonly id: string;
  readonly scenario: Pick<Scenario, 'name' | 'question' | 'hint' | 'description' | 'entities'>;
}

/** Returns the scenes that match a search, in their given order. An empty search matches all. */
export function matches<Scene extends SearchableScene>(scenes: readonly Scene[], search: string): Scene[] {
  const typed = wordsOf(search);
  return scenes.filter((scene) => typed.every((part) => fitOf(part, scene) > 0));
}

/** Returns the scene that matches a search best. Null if none matches or the search is empty. */
export function bestMatch<Scene extends SearchableScene>(
  scenes: readonly Scene[],
  search: string,
): Scene | null {
  const typed = wordsOf(search);
  const fit = (scene: Scene) => typed.reduce((sum, part) => sum + fitOf(part, scene), 0);
  const best = matches(scenes, search).toSorted((a, b) => fit(b) - fit(a));
  return typed.length > 0 ? (best[0] ?? null) : null;
}

/** Returns a score for how well a typed word matches a scene; 0 for no match. */
function fitOf(part: string, scene: SearchableScene): number {
  const fits = textsOf(scene).map((text, place, { length }) => {
    const words = wordsOf(text);
    if (words.includes(part)) return 2 * (length - place);
    return words.some((word) => word.startsWith(part)) ? 2 * (length - place) - 1 : 0;
  });
  return Math.max(...fits);
}

/** Returns all texts of a scene that a search looks through. */
function textsOf({ id, scenario }: SearchableScene): string[] {
  const { name, question = '', hint = '', description = '', entities } = scenario;
  const bodies = entities.flatMap(({ kind, label = '' }) => [entityKinds[kind].label, label]);
  return [`${id} ${name}`, question, [hint, description, ...bodies].join(' ')];
}

/** Splits a text into lower-case words of letters and digits, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
