// Notes on where a law's text comes from: a link, a file, or an earlier draft of the player.
import { useApp } from '../../../app/ui/app';
import type { Draft } from '../../../app/ui/progress/drafts';
import { type TextFieldRef, writeAll } from './field';

interface WordsProps {
  readonly field: TextFieldRef;
  /** Text that the player wrote earlier in this scene. Null if there is none */
  readonly before: Draft | null;
}

export function WordList({ field, before }: WordsProps) {
  const { session, scenarios } = useApp();
  const isOfOthers = !session.edited && !scenarios.some(({ id }) => id === session.title);
  if (!before && !isOfOthers) return null;
  return (
    <p class="law-words">
      {isOfOthers && 'This text came with a link or a file: the words are its writer’s. '}
      {before && (
        <>
          {'Your text of before is kept. '}
          <button type="button" class="button text" onClick={() => writeAll(field.current!, before.text)}>
            Take it up
          </button>
        </>
      )}
    </p>
  );
}
