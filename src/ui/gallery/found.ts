// Which scenes a search finds: every word typed begins a word of the scene's name, question, description or bodies.
import type { BuiltIn } from '../../scenarios';
import { entityKinds } from '../../simulation/entity-kinds';

/** The scenes that a search finds, in their order; all of them for an empty one. */
export function found(scenes: readonly BuiltIn[], search: string): BuiltIn[] {
  const typed = wordsOf(search);
  return scenes.filter((scene) => {
    const words = wordsOf(textOf(scene));
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Everything that a person may remember of a scene. */
function textOf({ id, scenario }: BuiltIn): string {
  const { name, question = '', hint = '', description = '', entities } = scenario;
  const bodies = entities.flatMap(({ kind, label = '' }) => [entityKinds[kind].label, label]);
  return [id, name, question, hint, description, ...bodies].join(' ');
}

/** Words in small letters without accents; letters, digits and signs within words stay together. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
