// Texts of laws that a person wrote, kept in this browser: the last ones, each with the scene it was written in. A text that cannot be read is kept too.
import * as v from 'valibot';
import { Stored } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Most drafts that are kept; the one that was written in longest ago is dropped. */
const mostKept = 12;

/** Longest text that is kept, twice that of a law: one that is too long is to be cut by its writer. characters */
const longest = 8000;

/** Longest title of a scene that is kept. characters */
const longestTitle = 200;

/** A text, and where it was written. */
export interface Draft {
  /** When it was begun, by the number of drafts before it. */
  readonly id: number;
  /** Id of a built-in scene, or the name of another one. */
  readonly scene: string;
  readonly text: string;
}

/** What another page has written under the key may be anything. */
const draft = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  scene: v.pipe(v.string(), v.maxLength(longestTitle)),
  text: v.pipe(v.string(), v.maxLength(longest)),
});
const schema = v.array(v.unknown());

export class Drafts extends Stored<readonly Draft[]> {
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

  /** From the one that was written in last. */
  get all(): readonly Draft[] {
    return this.value;
  }

  /** A number for a text that is begun now. */
  begin(): number {
    return 1 + Math.max(0, ...this.all.map(({ id }) => id));
  }

  /** Keeps a text, in place of what it was before. A page in another one keeps nothing. */
  keep(kept: Draft): void {
    if (isEmbedded() || kept.text.length > longest || this.#takenOver.has(kept.text)) return;
    const others = this.all.filter(({ id, text }) => id !== kept.id && text !== kept.text);
    this.store([{ ...kept, scene: kept.scene.slice(0, longestTitle) }, ...others].slice(0, mostKept));
  }

  /** Whether a law was written by the person here, and did not come as a whole from Slew or with a link. */
  has(text: unknown): boolean {
    return this.all.some((one) => one.text === text);
  }

  /** Notes a text that is taken over as a whole: it is no draft until it is changed. */
  takeOver(text: string): void {
    this.#takenOver.add(text);
  }
}

export const drafts = new Drafts();
