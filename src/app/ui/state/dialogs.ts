// The list of open dialogs. The page shows them.
import type { VNode } from 'preact';

export interface OpenDialog {
  /** Name of the dialog. Two dialogs with the same name are never open together. */
  readonly what: string;
  /** Returns the dialog to render, a Dialog of kit/dialog.tsx. */
  content(): VNode;
  /** HTML element of the dialog; undefined before it is rendered. */
  element?: HTMLDialogElement;
}

/** The list of open dialogs. The last one lies on top. */
export class Dialogs {
  all: readonly OpenDialog[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The dialogs that are open now. Dialogs that are being closed are left out. */
  get present(): readonly OpenDialog[] {
    return this.all.filter(({ element }) => element?.open !== false);
  }

  open(what: string, content: () => VNode): void {
    const left = this.present;
    if (left.some((each) => each.what === what)) return;
    this.all = [...left, { what, content }];
    this.#changed();
  }

  /** Removes a dialog from the list after the browser has closed it. */
  closed(opened: OpenDialog): void {
    if (!this.all.includes(opened)) return;
    this.all = this.all.filter((each) => each !== opened);
    this.#changed();
  }
}
