// The dialogs that are open. Plain state, which the page shows.
import type { VNode } from 'preact';

export interface Opened {
  /** What it is called; the same one is not opened twice. */
  readonly what: string;
  /** A Dialog of kit/dialog.tsx. */
  content(): VNode;
  /** Its element, once that is there. */
  element?: HTMLDialogElement;
}

/** The dialogs that are open, the last one over the others. */
export class Dialogs {
  all: readonly Opened[] = [];
  readonly #changed: () => void;

  /** @param changed called after every change */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  open(what: string, content: () => VNode): void {
    // The browser tells only later of one that has closed.
    const left = this.all.filter(({ element }) => element?.open !== false);
    if (left.some((each) => each.what === what)) return;
    this.all = [...left, { what, content }];
    this.#changed();
  }

  /** Forgets one that has closed. */
  closed(opened: Opened): void {
    if (!this.all.includes(opened)) return;
    this.all = this.all.filter((each) => each !== opened);
    this.#changed();
  }
}
