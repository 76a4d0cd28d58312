// A law while it is written: what can be read flies at once, until then the law of before does; errors wait for silence.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { LawError, ownSpec, programOf } from '../../../laws/language';

/** How long typing rests before an error is told, and before a text that flies is a step of undo. ms */
export const silenceMs = { error: 600, step: 1000 };

/** What writing needs of the page. */
export interface Written {
  /** Sets the law of the body that is written for. Throws RangeError where it is refused. */
  set(law: ControllerSpec): void;
  /** Ends a step of undo. */
  settle(): void;
  /** Keeps a text on the device. */
  keep(text: string): void;
  /** Called after every change of what is shown. */
  changed(): void;
}

export class Writing {
  /** What stands in the editor. */
  text = '';
  /** What is wrong with the text; null for one that flies. */
  error: LawError | null = null;
  /** Whether the error is told by now: typing rests, and the caret has left the word. */
  isTold = false;
  readonly #page: Written;
  /** The law of the body, as it was last seen or set. */
  #law: ControllerSpec | null = null;
  #caret = 0;
  #isSilent = true;
  #timers: number[] = [];

  constructor(page: Written) {
    this.#page = page;
  }

  /** Takes over the law of the body, where another one than that of the text flies: undo, another scene, another body. */
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

  /** What a person wrote. @param caret where it is now */
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

  /** The caret is elsewhere. @param caret null where the keyboard has left the text */
  moved(caret: number | null): void {
    this.#caret = caret ?? -1;
    this.#tell();
  }

  /** The editor closes: what was typed is a step of undo. */
  end(): void {
    if (this.#timers.length > 0) this.#page.settle();
    this.#stop();
  }

  /** Reads a text, and lets it fly. Returns what is wrong with it. */
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

  /** Whether what is wrong is a word that the caret stands at: it may not be whole yet. */
  #isUnderCaret({ at, length }: LawError): boolean {
    const isWord = /^\w+$/.test(this.text.slice(at, at + length));
    return isWord && this.#caret > at && this.#caret <= at + length;
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
