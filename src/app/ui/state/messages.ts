// The state of messages: the notice that is shown, and sentences for screen readers.

/** Time for which notices stay, in ms: usual ones, and those with a button. Errors stay until closed. */
const infoDelayMs = 5000;
const offerDelayMs = 10_000;

/** Number of last sentences that stay in the live region, for slow screen readers. */
const mostSaid = 3;

/** The button of a notice. */
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
  /** The shown notice; null if none is shown. */
  notice: Notice | null = null;
  /** The last sentences. Each is a new object, so that a repeated sentence is read again. */
  said: readonly { readonly sentence: string }[] = [];
  readonly #changed: () => void;

  /** @param changed called after every change */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * Replaces the notice. A screen reader reads an error as an alert, and announces others. An error stays until
   * it is closed.
   */
  notify(message: string, kind: Notice['kind'], offer?: NoticeButton): void {
    const notice = { message, kind, ...(offer && { offer }) };
    this.notice = notice;
    if (kind === 'info') setTimeout(() => this.close(notice), offer ? offerDelayMs : infoDelayMs);
    if (kind === 'info') this.say(message);
    this.#changed();
  }

  /** Closes a notice if it is still shown; the present one if left out. */
  close(notice = this.notice): void {
    if (notice === null || notice !== this.notice) return;
    this.notice = null;
    this.#changed();
  }

  /** Presses the button of the shown notice. Returns false if there is none. */
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
