// The lines beside a body: which of them have words, and words that stand still long enough to be read.
import type { Remark } from '../../simulation/system';

/** The figures in a line change so often. s */
const refreshEvery = 0.6;

/** A line as it is to be written. */
export interface Line {
  readonly number: number;
  readonly words: string;
}

interface Known {
  words: string;
  /** When the words were taken, and when the line appeared. s */
  written: number;
  readonly since: number;
}

/** The lines of one body. */
export class CalloutLines {
  readonly #known = new Map<number, Known>();

  /**
   * Takes what is seen now.
   * @param clock real seconds
   * @param most so many lines have words, those that appeared last
   * @param still nothing moves: the words are those of this very moment
   * @returns lines in the order of their numbers, and the numbers that have no room for words
   */
  update(
    seen: readonly Remark[],
    clock: number,
    { most, still }: { readonly most: number; readonly still: boolean },
  ): { readonly lines: readonly Line[]; readonly bare: readonly number[] } {
    for (const number of [...this.#known.keys()])
      if (!seen.some((one) => one.number === number)) this.#known.delete(number);
    for (const { number, text } of seen) {
      const known = this.#known.get(number);
      if (!known) this.#known.set(number, { words: text, written: clock, since: clock });
      else if (still || clock - known.written >= refreshEvery)
        Object.assign(known, { words: text, written: clock });
    }
    const newest = [...this.#known].toSorted(([, a], [, b]) => b.since - a.since);
    const worded = new Set(newest.slice(0, most).map(([number]) => number));
    const numbers = seen.map(({ number }) => number);
    return {
      lines: numbers
        .filter((number) => worded.has(number))
        .map((number) => ({ number, words: this.#known.get(number)!.words })),
      bare: numbers.filter((number) => !worded.has(number)),
    };
  }
}
