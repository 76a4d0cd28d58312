// Whether the scope is open. Plain state, which the page shows.
import { Listeners } from '../../session/listeners';

/** Media query of a narrow page, on which the scope is a tab of the sheet. The style sheet has the same width. */
const narrowPage = '(max-width: 760px)';

/** Smallest height of a page on which the scope is open at first. CSS pixels */
const roomyHeight = 820;

/** The state of the scope. It tells its listeners of every change. */
export class ScopeState {
  open: boolean;
  readonly #narrow = window.matchMedia(narrowPage);
  readonly #listeners = new Listeners();

  constructor() {
    this.open = this.#opensByItself();
    this.#narrow.addEventListener('change', () => this.setOpen(this.#opensByItself()));
  }

  get narrow(): boolean {
    return this.#narrow.matches;
  }

  /** Calls back after every change; returns how to stop that. */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  setOpen(open: boolean): void {
    this.open = open;
    this.#listeners.tell();
  }

  #opensByItself(): boolean {
    return !this.narrow && window.innerHeight >= roomyHeight;
  }
}
