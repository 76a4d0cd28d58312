// The lines of a body's callouts: those that appeared last, with words that change slowly enough to be read.
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
   * Takes the remarks of now. Several about one thing, at several places, are one line.
   * @param clock real seconds
   * @param most how many lines there are, those that appeared last
   * @param still whether nothing moves; then the words are always those of now
   * @returns lines, the oldest first
   */
  update(
    seen: readonly Remark[],
    clock: number,
    { most, still }: { readonly most: number; readonly still: boolean },
  ): readonly Line[] {
    for (const number of [...this.#known.keys()])
      if (!seen.some((one) => one.number === number)) this.#known.delete(number);
    for (const { number, text } of seen) {
      const known = this.#known.get(number);
      if (!known) this.#known.set(number, { words: text, written: clock, since: clock });
      else if (still || clock - known.written >= refreshEvery)
        Object.assign(known, { words: text, written: clock });
    }
    return [...this.#known]
      .toSorted(([, a], [, b]) => a.since - b.since)
      .slice(-most)
      .map(([number, { words }]) => ({ number, words }));
  }
}
