// What the page tells the person: a notice that is shown, and sentences for whoever listens instead of looking. Plain state.
/** How long a notice stays that is not an error. ms */
const infoDelayMs = 5000;
/** How many of the last sentences stay, for readers that come late to them. */
const mostSaid = 3;
export class Messages {
  /** The message that is shown; null for none. */
  notice = null;
  /** The last sentences, each an object of its own: one that says the same again is read again. */
  said = [];
  #changed;
  /** @param changed called after every change */
  constructor(changed) {
    this.#changed = changed;
  }
  /** Shows a message in place of the one before. An error stays until it is closed and speaks for itself; others are said. */
  notify(message, kind) {
    const notice = { message, kind };
    this.notice = notice;
    if (kind === 'info') setTimeout(() => this.close(notice), infoDelayMs);
    if (kind === 'info') this.say(message);
    this.#changed();
  }
  /** Takes a notice away, if it is still shown; whichever is shown when left out. */
  close(notice = this.notice) {
    if (notice === null || notice !== this.notice) return;
    this.notice = null;
    this.#changed();
  }
  say(sentence) {
    if (sentence === '') return;
    this.said = [...this.said, { sentence }].slice(-mostSaid);
    this.#changed();
  }
}
