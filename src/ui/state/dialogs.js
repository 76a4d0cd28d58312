/** The dialogs that are open, the last one over the others. */
export class Dialogs {
  all = [];
  #changed;
  /** @param changed called after every change */
  constructor(changed) {
    this.#changed = changed;
  }
  open(what, content) {
    // The browser tells only later of one that has closed.
    const left = this.all.filter(({ element }) => element?.open !== false);
    if (left.some((each) => each.what === what)) return;
    this.all = [...left, { what, content }];
    this.#changed();
  }
  /** Forgets one that has closed. */
  closed(opened) {
    if (!this.all.includes(opened)) return;
    this.all = this.all.filter((each) => each !== opened);
    this.#changed();
  }
}
