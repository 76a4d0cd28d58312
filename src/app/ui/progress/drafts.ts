// Drafts: the last law texts that a person wrote, with their scenes, stored in this browser. Texts with errors are
// stored, too.
import * as v from 'valibot';
import { StoredValue } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Largest number of stored drafts of control laws. */
const mostKept = 12;

/** Largest number of texts in the set of laws that the person wrote. */
const mostWritten = 1000;

/** Largest length of a stored law text, characters. */
const longest = 8000;

/** Largest length of a stored scene title. Characters */
const longestTitle = 200;

/** A law text that the person wrote, and the scene in which it was written. */
export interface Draft {
  /** Id of the draft. A new draft gets a number above all stored ids. */
  readonly id: number;
  /** Scene in which the draft was written: the id of a built-in scene, or the name of any other scene. */
  readonly scene: string;
  readonly text: string;
}

/** Format of a stored draft of a control law. */
const draft = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  scene: v.pipe(v.string(), v.maxLength(longestTitle)),
  text: v.pipe(v.string(), v.maxLength(longest)),
});
const schema = v.array(v.unknown());

export class Drafts extends StoredValue<readonly Draft[]> {
  readonly #takenOver = new Set<string>();
  /** Law texts without errors that the person has written since the page was opened. */
  readonly #written = new Set<string>();

  constructor() {
    super({
      key: 'slew.drafts.v1',
      none: [],
      parse(text) {
        const all = v.parse(schema, JSON.parse(text));
        return all.slice(0, mostKept).filter((one) => v.is(draft, one));
      },
      format: (all) => JSON.stringify(all),
    });
  }

  /** All stored drafts, the most recently edited one first. */
  get all(): readonly Draft[] {
    return this.value;
  }

  /** Returns an id for a new draft. */
  begin(): number {
    return 1 + Math.max(0, ...this.all.map(({ id }) => id));
  }

  /** Stores a draft of a law, in place of drafts with the same id or text. */
  keep(kept: Draft): void {
    if (isEmbedded() || kept.text.length > longest || this.#takenOver.has(kept.text)) return;
    const others = this.all.filter(({ id, text }) => id !== kept.id && text !== kept.text);
    this.store([{ ...kept, scene: kept.scene.slice(0, longestTitle) }, ...others].slice(0, mostKept));
  }

  /**
   * Marks a law text as one that the person wrote. Does nothing for a text that came from elsewhere, such as a link.
   */
  noteOwn(text: string): void {
    if (this.#takenOver.has(text)) return;
    this.#written.add(text);
    const [oldest] = this.#written;
    if (this.#written.size > mostWritten) this.#written.delete(oldest);
  }

  /** Whether a text is a law text that the person has written. */
  isOwn(text: unknown): boolean {
    return this.#written.has(String(text)) || this.all.some((one) => one.text === text);
  }

  /** Marks a law text that comes from elsewhere, such as a link. Such a text is not stored as a draft. */
  takeOver(text: string): void {
    this.#takenOver.add(text);
  }
}

export const drafts = new Drafts();
