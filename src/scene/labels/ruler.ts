// How large a text is before it is drawn: its lines, broken where it must, and their size. Free of Phaser.

/** The type of a text. */
export interface Face {
  /** CSS pixels */
  readonly size: number;
  /** As CSS counts it: 400 is regular, 600 half bold. */
  readonly weight: number;
  /** Width at which lines break. CSS pixels; Infinity for lines that do not break */
  readonly wrap: number;
}

/** A text as it is drawn. CSS pixels */
export interface Measured {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Height of a line, as a multiple of the type's size. */
export const lineHeight = 1.25;

/** Most texts that are remembered. */
const mostKnown = 400;

/** Measures texts and remembers them: most are the same from frame to frame. */
export class Ruler {
  readonly #widthOf: (text: string, face: Face) => number;
  readonly #known = new Map<string, Measured>();

  /** @param widthOf width of one line. CSS pixels */
  constructor(widthOf: (text: string, face: Face) => number) {
    this.#widthOf = widthOf;
  }

  measure(text: string, face: Face): Measured {
    const key = `${face.size} ${face.weight} ${face.wrap} ${text}`;
    const known = this.#known.get(key);
    if (known) return known;
    const lines = text.split('\n').flatMap((line) => this.#broken(line, face));
    const width = Math.ceil(Math.max(0, ...lines.map((line) => this.#widthOf(line, face))));
    const measured = { lines, width, height: Math.ceil(lines.length * lineHeight * face.size) };
    if (this.#known.size >= mostKnown) this.forget();
    this.#known.set(key, measured);
    return measured;
  }

  /** Measures everything anew, after the fonts have changed. */
  forget(): void {
    this.#known.clear();
  }

  /** A line in as many lines as it takes. A word that is too wide has a line of its own. */
  #broken(line: string, face: Face): string[] {
    if (face.wrap === Number.POSITIVE_INFINITY) return [line];
    const lines: string[] = [];
    for (const word of line.split(' ')) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last === undefined || this.#widthOf(longer, face) > face.wrap) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }
}
