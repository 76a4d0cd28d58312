// Drafts: the last law texts that a person wrote, with their scenes, stored in this browser.
// Texts with errors are stored, too.
import * as v from 'valibot';
import { StoredValue } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Largest number of drafts. Beyond it the draft that was edited longest ago is dropped. */
const mostKept = 12;

/** Longest stored text, twice the limit of a law, so that a text that is too long can still be shortened. characters */
const longest = 8000;

/** Longest stored scene title. characters */
const longestTitle = 200;

/** A law text, and the scene in which it was written. */
export interface Draft {
  /** Number of drafts started before this one. */
  readonly id: number;
  /** Id of a built-in scene, or the name of another one. */
  readonly scene: string;
  readonly text: string;
}

/** Every field is checked, because another page may have written the stored text. */
const draft = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  scene: v.pipe(v.string(), v.maxLength(longestTitle)),
  text: v.pipe(v.string(), v.maxLength(longest)),
});
const schema = v.array(v.unknown());

export class Drafts extends StoredValue<readonly Draft[]> {
  readonly #takenOver = new Set<string>();

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

  /** All drafts, the last edited one first. */
  get all(): readonly Draft[] {
    return this.value;
  }

  /** Returns an id for a new draft. */
  begin(): number {
    return 1 + Math.max(0, ...this.all.map(({ id }) => id));
  }

  /** Stores a draft in place of its earlier text. Does nothing on a page inside another one. */
  keep(kept: Draft): void {
    if (isEmbedded() || kept.text.length > longest || this.#takenOver.has(kept.text)) return;
    const others = this.all.filter(({ id, text }) => id !== kept.id && text !== kept.text);
    this.store([{ ...kept, scene: kept.scene.slice(0, longestTitle) }, ...others].slice(0, mostKept));
  }

  /** Whether the person wrote this law text. False for unchanged texts of Slew and of links. */
  has(text: unknown): boolean {
    return this.all.some((one) => one.text === text);
  }

  /** Marks a text as copied from elsewhere: it is no draft until the person changes it. */
  takeOver(text: string): void {
    this.#takenOver.add(text);
  }
}

export const drafts = new Drafts();
