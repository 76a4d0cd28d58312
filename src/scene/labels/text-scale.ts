// How large a person wants texts: the browser's text size over the usual one, as sizes in rem have it on the page.

/** The usual text size of browsers. CSS pixels */
const usual = 16;

/** Least and most that texts on the field follow; a field that is all text shows nothing else. */
const range = { least: 0.75, most: 2 };

/** How often it is read: no event tells of a change. s */
const every = 1;

/** The browser's text size, read now and then. */
export class TextScale {
  #scale = 1;
  #read = Number.NEGATIVE_INFINITY;

  /** Size over the usual one. @param clock real seconds */
  at(clock: number): number {
    if (clock - this.#read < every) return this.#scale;
    this.#read = clock;
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual;
    this.#scale = Math.min(range.most, Math.max(range.least, size || 1));
    return this.#scale;
  }
}
