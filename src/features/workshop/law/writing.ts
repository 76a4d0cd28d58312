// A law while its text is edited. A valid text controls the body at once; otherwise the last valid law still does.
// Errors are shown after a pause in typing.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { LawError, ownSpec, programOf } from '../../../laws/language';

/**
 * Times without typing, ms. After `error`, the page shows an error in the law's text. After `step`, a valid text
 * becomes an undo step.
 */
export const silenceMs = { error: 600, step: 1000 };

/** Functions that a law's text editor calls to change the body's law, store drafts and redraw the page. */
export interface LawTarget {
  /** Sets the law of the edited body. Throws RangeError if the law is refused. */
  set(law: ControllerSpec): void;
  /** Ends the present undo step, so that further edits become a new one. */
  settle(): void;
  /** Stores a text as the player's draft on this device. */
  keep(text: string): void;
  /** Redraws the page with the law's present text and error. */
  changed(): void;
}

export class Writing {
  /** Present text of the law. */
  text = '';
  /** Error of the text; null if the text is valid. */
  error: LawError | null = null;
  /** Whether the page shows the error in the law's text. */
  isTold = false;
  readonly #page: LawTarget;
  #law: ControllerSpec | null = null;
  #caret = 0;
  #isSilent = true;
  #timers: number[] = [];

  constructor(page: LawTarget) {
    this.#page = page;
  }

  /**
   * Replaces the edited text by the text of the body's law, if this law has changed elsewhere, for example by undo.
   * @param law present law of the body
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
   * Stores a text that the player has typed. If the text is valid, sets it as the law of the body.
   * @param caret new position of the caret
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

  /** Notes that the caret has moved. @param caret its position; null if the text field has lost the focus */
  moved(caret: number | null): void {
    this.#caret = caret ?? -1;
    this.#tell();
  }

  /** Ends editing. The typed text becomes an undo step. */
  end(): void {
    if (this.#timers.length > 0) this.#page.settle();
    this.#stop();
  }

  /** Sets a valid text as the law of the body. Returns the error, or null if valid. */
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
