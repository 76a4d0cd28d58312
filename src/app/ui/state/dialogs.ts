// The state of open dialogs. The page shows it.
import type { VNode } from 'preact';

export interface OpenDialog {
  /** Name of the dialog. The same name is not opened twice. */
  readonly what: string;
  /** Returns a Dialog of kit/dialog.tsx. */
  content(): VNode;
  /** Element of the dialog; undefined before it is rendered. */
  element?: HTMLDialogElement;
}

/** The open dialogs. The last one lies on top. */
export class Dialogs {
  all: readonly OpenDialog[] = [];
  readonly #changed: () => void;

  /** @param changed called after every change */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The dialogs without those that have closed already: the browser reports a closed dialog only later. */
  get present(): readonly OpenDialog[] {
    return this.all.filter(({ element }) => element?.open !== false);
  }

  open(what: string, content: () => VNode): void {
    const left = this.present;
    if (left.some((each) => each.what === what)) return;
    this.all = [...left, { what, content }];
    this.#changed();
  }

  /** Removes a dialog that has closed. */
  closed(opened: OpenDialog): void {
    if (!this.all.includes(opened)) return;
    this.all = this.all.filter((each) => each !== opened);
    this.#changed();
  }
}
