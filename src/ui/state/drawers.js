// Which drawers are open. Plain state, kept on the device, which the drawers show.
import { readStored, writeStored } from '../kit/stored';
export const drawerIds = ['tune', 'measure'];
/** As their tabs, headings and actions have them. */
export const drawerNames = { tune: 'Tune', measure: 'Measure' };
/** Media query of a page on which the drawers are one sheet at the bottom. The style sheet has the same width. */
const narrowPage = '(max-width: 47.5em)';
/** Media query of a phone held across, on which there is room for one drawer. The style sheet has the same height. */
const lowPage = '(max-height: 31.1875em)';
/** Heights of the open sheet in shares of the page's. The style sheet has the same. */
const sheetShares = [0.45, 0.85];
/** Name under which the device keeps it. */
const storeKey = 'slew-drawers';
export class DrawerState {
  changed;
  /** The folds of Tune that a person opened, true, or closed. */
  folds = new Map();
  #open;
  /** Whether the sheet takes most of the page. */
  tall = false;
  /** The drawer that takes the keyboard when it is there. */
  #focus = null;
  #narrow = window.matchMedia(narrowPage);
  #low = window.matchMedia(lowPage);
  /** @param changed called after every change, and when the sheet has its own height again after a drag */
  constructor(changed) {
    this.changed = changed;
    this.#open = this.single ? [] : kept();
    for (const query of [this.#narrow, this.#low])
      query.addEventListener('change', () => {
        this.#open = this.single ? this.#open.slice(0, 1) : this.#open;
        this.changed();
      });
  }
  /** Whether the drawers are one sheet at the bottom. */
  get narrow() {
    return this.#narrow.matches;
  }
  /** Whether there is room for one drawer only. */
  get single() {
    return this.#narrow.matches || this.#low.matches;
  }
  /** Those that are open, the last opened one at the end. */
  get open() {
    return this.#open;
  }
  isOpen(id) {
    return this.#open.includes(id);
  }
  /** Heights of the sheet, open and tall. CSS pixels */
  get sheetHeights() {
    const [half, tall] = sheetShares;
    return [half * window.innerHeight, tall * window.innerHeight];
  }
  /** Opens or closes a drawer. Where there is room for one, opening it closes the other. */
  set(id, on) {
    if (on === this.isOpen(id)) return;
    const others = this.single && on ? [] : this.#open.filter((each) => each !== id);
    this.#open = on ? [...others, id] : others;
    if (this.#open.length === 0) this.tall = false;
    // A phone begins with the whole picture each time.
    if (!this.single) writeStored(storeKey, this.#open.length === 0 ? null : this.#open.join(' '));
    this.changed();
  }
  /** @param takesFocus whether the drawer takes the keyboard once it is there */
  toggle(id, takesFocus = false) {
    this.#focus = takesFocus ? id : null;
    this.set(id, !this.isOpen(id));
  }
  /** Whether a drawer that has come takes the keyboard. True once. */
  takesFocus(id) {
    const takes = id === this.#focus;
    if (takes) this.#focus = null;
    return takes;
  }
  closeAll() {
    for (const id of this.#open) this.set(id, false);
  }
  setTall(tall) {
    this.tall = tall;
    this.changed();
  }
}
/** Those that the device has kept open. */
function kept() {
  const names = readStored(storeKey)?.split(' ') ?? [];
  return drawerIds.filter((id) => names.includes(id));
}
