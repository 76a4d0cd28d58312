// The lines of a body's callout: which of them have words, and words that change slowly enough to be read.
import type { Remark } from '../../simulation/system';

/** Shortest time between two changes of a line's words. s */
const refreshEvery = 0.6;

/** A line to write. */
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
   * Takes the remarks of now.
   * @param clock real seconds
   * @param most how many lines have words, those that appeared last
   * @param still whether nothing moves; then the words are always those of now
   * @returns lines in the order of the remarks, and the numbers of those without words
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
