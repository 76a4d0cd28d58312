// Which drawers are open. Plain state, kept on the device, which the drawers show.
import { steps } from '../../view/steps';
import { Stored } from '../kit/stored';

export const drawerIds = ['law', 'tune', 'measure'] as const;

export type DrawerId = (typeof drawerIds)[number];

/** As their tabs, headings and actions have them. */
export const drawerNames: Readonly<Record<DrawerId, string>> = {
  law: 'Law',
  tune: 'Tune',
  measure: 'Measure',
};

/** Where each opens on a wide page: those of a side take turns. */
export const drawerSides: Readonly<Record<DrawerId, 'right' | 'bottom'>> = {
  law: 'right',
  tune: 'right',
  measure: 'bottom',
};

/** Heights of the open sheet in shares of the page's: open, with a text in it, and tall. The style sheet has the same. */
const sheetShares = { open: 0.45, law: 0.55, tall: 0.85 };

export class DrawerState {
  /** The folds of Tune that a person opened, true, or closed. */
  readonly folds = new Map<string, boolean>();
  /** The drawers that the device has kept open. */
  readonly #kept = new Stored<readonly DrawerId[]>({
    key: 'slew-drawers',
    none: [],
    parse: (text) => drawerIds.filter((id) => isKept(id) && text.split(' ').includes(id)),
    format: (open) => open.filter(isKept).join(' ') || null,
  });
  #open: readonly DrawerId[];
  /** Whether the sheet takes most of the page. */
  tall = false;
  /** The drawer that takes the keyboard when it is there. */
  #focus: DrawerId | null = null;
  readonly #narrow = window.matchMedia(steps.phone);
  readonly #low = window.matchMedia(steps.low);

  /** @param changed called after every change, and when the sheet has its own height again after a drag */
  constructor(readonly changed: () => void) {
    this.#open = this.single ? [] : this.#kept.value;
    for (const query of [this.#narrow, this.#low])
      query.addEventListener('change', () => {
        this.#open = this.single ? this.#open.slice(0, 1) : this.#open;
        this.changed();
      });
  }

  /** Whether the drawers are one sheet at the bottom. */
  get narrow(): boolean {
    return this.#narrow.matches;
  }

  /** Whether there is room for one drawer only. */
  get single(): boolean {
    return this.#narrow.matches || this.#low.matches;
  }

  /** Those that are open, the last opened one at the end. */
  get open(): readonly DrawerId[] {
    return this.#open;
  }

  isOpen(id: DrawerId): boolean {
    return this.#open.includes(id);
  }

  /** Heights of the sheet, open and tall. CSS pixels */
  get sheetHeights(): readonly [number, number] {
    const { open, law, tall } = sheetShares;
    const half = this.isOpen('law') ? law : open;
    return [half * window.innerHeight, tall * window.innerHeight];
  }

  /** Opens or closes a drawer. Opening it closes the other of its side, and where there is room for one all others. */
  set(id: DrawerId, on: boolean): void {
    if (on === this.isOpen(id)) return;
    const stays = (each: DrawerId) =>
      each !== id && !(on && (this.single || drawerSides[each] === drawerSides[id]));
    const others = this.#open.filter(stays);
    this.#open = on ? [...others, id] : others;
    if (this.#open.length === 0) this.tall = false;
    // A phone begins with the whole picture each time, and whether a law is there to be read is the scene's.
    if (!this.single && id !== 'law') this.#kept.store(this.#open);
    this.changed();
  }

  /** @param takesFocus whether the drawer takes the keyboard once it is there */
  toggle(id: DrawerId, takesFocus = false): void {
    this.#focus = takesFocus ? id : null;
    this.set(id, !this.isOpen(id));
  }

  /** Whether a drawer that has come takes the keyboard. True once. */
  takesFocus(id: DrawerId): boolean {
    const takes = id === this.#focus;
    if (takes) this.#focus = null;
    return takes;
  }

  closeAll(): void {
    for (const id of this.#open) this.set(id, false);
  }

  setTall(tall: boolean): void {
    this.tall = tall;
    this.changed();
  }
}

const isKept = (id: DrawerId) => id !== 'law';
