// What the page tells the person: a notice that is shown, and sentences for whoever listens instead of looking. Plain state.

/** How long a notice stays that is not an error, and one that offers something. ms */
const infoDelayMs = 5000;
const offerDelayMs = 10_000;

/** How many of the last sentences stay, for readers that come late to them. */
const mostSaid = 3;

/** What a notice offers to do, once. */
export interface Offer {
  readonly label: string;
  run(): void;
}

interface Notice {
  readonly message: string;
  readonly kind: 'info' | 'error';
  readonly offer?: Offer;
}

export class Messages {
  /** The message that is shown; null for none. */
  notice: Notice | null = null;
  /** The last sentences, each an object of its own: one that says the same again is read again. */
  said: readonly { readonly sentence: string }[] = [];
  readonly #changed: () => void;

  /** @param changed called after every change */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Shows a message in place of the one before. An error stays until it is closed and speaks for itself; others are said. */
  notify(message: string, kind: Notice['kind'], offer?: Offer): void {
    const notice = { message, kind, offer };
    this.notice = notice;
    if (kind === 'info') setTimeout(() => this.close(notice), offer ? offerDelayMs : infoDelayMs);
    if (kind === 'info') this.say(message);
    this.#changed();
  }

  /** Takes a notice away, if it is still shown; whichever is shown when left out. */
  close(notice = this.notice): void {
    if (notice === null || notice !== this.notice) return;
    this.notice = null;
    this.#changed();
  }

  /** Takes up what the notice offers. False where none is shown that offers anything. */
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
