// A person's progress in a scene, for the scene's card and the count of its group.
import type { BestResult, Entry, Medal } from '../../view/entry';
import { progress } from '../progress/progress';

/** A short text about a person's progress, at the right of a scene's name. */
interface Mark {
  readonly words: string;
  readonly medals?: readonly Medal[] | undefined;
  /** Whether `words` name an achievement, such as a best time. Other words are shown in a pale colour. */
  readonly isWon?: true;
  /** Whether a tick is shown before the text. */
  readonly isTicked?: true;
}

export interface SceneProgress {
  /** Whether the person has seen the answer to the scene's question, or has played its game to an end. */
  readonly isDone: boolean;
  readonly marks: readonly Mark[];
}

/** Returns a person's progress in a built-in scene. @param id id of the scene */
export function progressAt(entries: readonly Entry[], id: string): SceneProgress {
  const entry = entries.find(({ scene }) => scene === id);
  if (entry) {
    const best = entry.best();
    // The daily game is mentioned here if it has no card.
    const today = { words: `today ${entry.today.best()?.words ?? '–'}` };
    const { isDone, marks } = progressOf(best && (best.medals ? best : { words: `best ${best.words}` }));
    return { isDone, marks: entry.cards.length > 0 || !isDone ? marks : [...marks, today] };
  }
  if (progress.has(id, 'right')) return done('guessed right');
  if (progress.has(id, 'answered')) return done('answered');
  return { isDone: false, marks: progress.has(id, 'seen') ? [] : [{ words: 'new' }] };
}

const done = (words: string): SceneProgress => ({
  isDone: true,
  marks: [{ words, isWon: true, isTicked: true }],
});

/** Returns a person's progress in a game. @param best best result; null before the first game */
export function progressOf(best: BestResult | null): SceneProgress {
  return best
    ? { isDone: true, marks: [{ ...best, isWon: true }] }
    : { isDone: false, marks: [{ words: 'new' }] };
}

/** Returns how many of some scenes are done, in words: "2 of 6". */
export function countOf(scenes: readonly { readonly reached: SceneProgress }[]): string {
  return `${scenes.filter(({ reached }) => reached.isDone).length} of ${scenes.length}`;
}
