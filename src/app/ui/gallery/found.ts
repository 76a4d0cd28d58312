// Which scenes a search finds, and which of them fits best: every word typed begins a word of the scene.

import { entityKinds } from '../../../world/simulation/entity-kinds';
import type { Scenario } from '../../../world/simulation/scenario';

/** What a search looks at. */
export interface Searched {
  readonly id: string;
  readonly scenario: Pick<Scenario, 'name' | 'question' | 'hint' | 'description' | 'entities'>;
}

/** The scenes that a search finds, in their order; all of them for an empty one. */
export function found<Scene extends Searched>(scenes: readonly Scene[], search: string): Scene[] {
  const typed = wordsOf(search);
  return scenes.filter((scene) => typed.every((part) => fitOf(part, scene) > 0));
}

/** Of the scenes that a search finds the one that fits best, of equals the first; null when it finds none or is empty. */
export function bestFound<Scene extends Searched>(scenes: readonly Scene[], search: string): Scene | null {
  const typed = wordsOf(search);
  const fit = (scene: Scene) => typed.reduce((sum, part) => sum + fitOf(part, scene), 0);
  const best = found(scenes, search).toSorted((a, b) => fit(b) - fit(a));
  return typed.length > 0 ? (best[0] ?? null) : null;
}

/** How well a word typed fits a scene: its name before its question, that before the rest, whole words before beginnings; 0 for not at all. */
function fitOf(part: string, scene: Searched): number {
  const fits = textsOf(scene).map((text, place, { length }) => {
    const words = wordsOf(text);
    if (words.includes(part)) return 2 * (length - place);
    return words.some((word) => word.startsWith(part)) ? 2 * (length - place) - 1 : 0;
  });
  return Math.max(...fits);
}

/** Everything that a person may remember of a scene: its names, its question, the rest. */
function textsOf({ id, scenario }: Searched): string[] {
  const { name, question = '', hint = '', description = '', entities } = scenario;
  const bodies = entities.flatMap(({ kind, label = '' }) => [entityKinds[kind].label, label]);
  return [`${id} ${name}`, question, [hint, description, ...bodies].join(' ')];
}

/** Words in small letters without accents; letters, digits and signs within words stay together. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
