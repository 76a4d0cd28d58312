// What a person has reached at a scene, for its card and the count of its group.
import type { Entry, Medal, Standing } from '../../view/entry';
import { progress } from '../progress/progress';

/** Something said of it at the right of its name. */
interface Mark {
  readonly words: string;
  readonly medals?: readonly Medal[];
  /** Whether it is an achievement; quiet when left out. */
  readonly isWon?: true;
  /** Whether a tick stands before it. */
  readonly isTicked?: true;
}

export interface Reached {
  /** Whether its question is answered, or its game was played to an end. */
  readonly isDone: boolean;
  readonly marks: readonly Mark[];
}

/** What was reached at a built-in scene. @param id its id */
export function reachedAt(entries: readonly Entry[], id: string): Reached {
  const entry = entries.find(({ scene }) => scene === id);
  if (entry) {
    const best = entry.best();
    // Today's game is told here where it has no card of its own.
    const today = { words: `today ${entry.today.best()?.words ?? '–'}` };
    const { isDone, marks } = reachedOf(best && (best.medals ? best : { words: `best ${best.words}` }));
    return { isDone, marks: entry.cards.length > 0 || !isDone ? marks : [...marks, today] };
  }
  if (progress.has(id, 'right')) return done('guessed right');
  if (progress.has(id, 'answered')) return done('answered');
  return { isDone: false, marks: progress.has(id, 'seen') ? [] : [{ words: 'new' }] };
}

const done = (words: string): Reached => ({ isDone: true, marks: [{ words, isWon: true, isTicked: true }] });

/** What was reached in a game. */
export function reachedOf(best: Standing | null): Reached {
  return best
    ? { isDone: true, marks: [{ ...best, isWon: true }] }
    : { isDone: false, marks: [{ words: 'new' }] };
}

/** "2 of 6": how many of some scenes are done. */
export function countOf(scenes: readonly { readonly reached: Reached }[]): string {
  return `${scenes.filter(({ reached }) => reached.isDone).length} of ${scenes.length}`;
}
