// The messages to the person: the notice that is shown, and sentences for screen readers.

/** Time for which a notice without a button is shown, ms. Errors stay until closed. */
const infoDelayMs = 5000;

/** Time for which a notice with a button is shown. ms */
const offerDelayMs = 10_000;

/** Number of sentences that stay in the ARIA live region, because some screen readers are slow. */
const mostSaid = 3;

/** The button of a notice, with its text and what a press does. */
export interface NoticeButton {
  readonly label: string;
  run(): void;
}

interface Notice {
  readonly message: string;
  readonly kind: 'info' | 'error';
  readonly offer?: NoticeButton;
}

export class Messages {
  /** The notice that is shown now; null if there is none. */
  notice: Notice | null = null;
  /** The newest sentences for screen readers, at most three, oldest first. */
  said: readonly { readonly sentence: string }[] = [];
  readonly #changed: () => void;

  /**
   * Creates the store of the page's messages. It contains no message at first.
   * @param changed a function that is called after every change of the messages
   */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * Shows a notice, which replaces the previous one. An error stays until closed.
   * @param offer the button of the notice
   */
  notify(message: string, kind: Notice['kind'], offer?: NoticeButton): void {
    const notice = { message, kind, ...(offer && { offer }) };
    this.notice = notice;
    if (kind === 'info') setTimeout(() => this.close(notice), offer ? offerDelayMs : infoDelayMs);
    if (kind === 'info') this.say(message);
    this.#changed();
  }

  /**
   * Closes a notice, but only if it is the one shown now.
   * @param notice the notice to close; the shown one when left out
   */
  close(notice = this.notice): void {
    if (notice === null || notice !== this.notice) return;
    this.notice = null;
    this.#changed();
  }

  /** Closes the shown notice and runs the function of its button. Returns false if it has no button. */
  takeUp(): boolean {
    const offer = this.notice?.offer;
    this.close();
    offer?.run();
    return offer !== undefined;
  }

  say(sentence: string): void {
    if (sentence === '') return;
    this.said = [...this.said, { sentence }].slice(-mostSaid);
    this.#changed();
  }
}
