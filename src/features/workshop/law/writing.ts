// A law during editing. A valid text flies immediately; otherwise the last valid law flies.
// Errors are shown after a pause.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { LawError, ownSpec, programOf } from '../../../laws/language';

/** Pauses in typing after which an error is shown, and after which a valid text becomes an undo step. ms */
export const silenceMs = { error: 600, step: 1000 };

/** Functions of the page that editing uses. */
export interface LawTarget {
  /** Sets the law of the edited body. Throws RangeError if it is refused. */
  set(law: ControllerSpec): void;
  /** Ends an undo step. */
  settle(): void;
  /** Stores a text on the device. */
  keep(text: string): void;
  /** Called after every change of the displayed state. */
  changed(): void;
}

export class Writing {
  /** Present text of the editor. */
  text = '';
  /** Error of the text; null if the text flies. */
  error: LawError | null = null;
  /** Whether the error is shown: typing has paused, and the caret is not in the wrong word. */
  isTold = false;
  readonly #page: LawTarget;
  /** Law of the body when it was last read or set. */
  #law: ControllerSpec | null = null;
  #caret = 0;
  #isSilent = true;
  #timers: number[] = [];

  constructor(page: LawTarget) {
    this.#page = page;
  }

  /**
   * Takes over the law of the body if it differs from the text, for example after undo, or for another scene or body.
   */
  follow(law: ControllerSpec): void {
    if (law.source === this.#law?.source) {
      this.#law = law;
      return;
    }
    this.#stop();
    this.#law = law;
    this.text = String(law.source);
    this.error = null;
    this.isTold = false;
  }

  /**
   * Takes a typed text, and lets the law fly if the text is valid.
   * @param caret its new position
   */
  type(text: string, caret: number): void {
    this.#stop();
    this.text = text;
    this.#caret = caret;
    this.#isSilent = false;
    this.#page.keep(text);
    this.error = this.#read(text);
    this.isTold = false;
    this.#timers = [
      window.setTimeout(() => this.#rest(), silenceMs.error),
      window.setTimeout(() => this.#page.settle(), silenceMs.step),
    ];
    this.#page.changed();
  }

  /** Handles a move of the caret. @param caret null if the text has lost focus */
  moved(caret: number | null): void {
    this.#caret = caret ?? -1;
    this.#tell();
  }

  /** Ends editing. The typed text becomes an undo step. */
  end(): void {
    if (this.#timers.length > 0) this.#page.settle();
    this.#stop();
  }

  /** Reads a text, and lets it fly if it is valid. Returns its error; null if it is valid. */
  #read(text: string): LawError | null {
    try {
      programOf(text);
    } catch (error) {
      if (error instanceof LawError) return error;
      throw error;
    }
    const law = ownSpec(text, this.#law ?? { kind: 'own' });
    if (text !== this.#law?.source) this.#page.set(law);
    this.#law = law;
    return null;
  }

  #rest(): void {
    this.#isSilent = true;
    this.#tell();
  }

  #tell(): void {
    if (this.isTold || !this.#isSilent || !this.error || this.#isUnderCaret(this.error)) return;
    this.isTold = true;
    this.#page.changed();
  }

  /** Whether the error is in the word at the caret, which may still be unfinished. */
  #isUnderCaret({ at, length }: LawError): boolean {
    const isWord = /^\w+$/.test(this.text.slice(at, at + length));
    return isWord && this.#caret > at && this.#caret <= at + length;
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
