// The state of the drawers, stored on the device.
import { steps } from '../../view/steps';
import { StoredValue } from '../kit/stored';

export const drawerIds = ['law', 'tune', 'measure'] as const;

export type DrawerId = (typeof drawerIds)[number];

/** Names of the drawers, for tabs, headings and actions. */
export const drawerNames: Readonly<Record<DrawerId, string>> = {
  law: 'Law',
  tune: 'Tune',
  measure: 'Measure',
};

/** Side of each drawer on a wide page. Only one drawer of a side is open at a time. */
export const drawerSides: Readonly<Record<DrawerId, 'right' | 'bottom'>> = {
  law: 'right',
  tune: 'right',
  measure: 'bottom',
};

/**
 * Heights of the sheet as shares of the page's: open, with a law text, and tall. The style sheet has the same numbers.
 */
const sheetShares = { open: 0.45, law: 0.55, tall: 0.85 };

export class DrawerState {
  /** Sections of Tune that a person has opened (true) or closed (false). */
  readonly folds = new Map<string, boolean>();
  /** The open drawers, as stored on the device. */
  readonly #kept = new StoredValue<readonly DrawerId[]>({
    key: 'slew-drawers',
    none: [],
    parse: (text) => drawerIds.filter((id) => isKept(id) && text.split(' ').includes(id)),
    format: (open) => open.filter(isKept).join(' ') || null,
  });
  #open: readonly DrawerId[];
  /** Whether the sheet covers most of the page. */
  tall = false;
  /** The drawer that takes the focus when it is rendered; null if there is none. */
  #focus: DrawerId | null = null;
  readonly #narrow = window.matchMedia(steps.phone);
  readonly #low = window.matchMedia(steps.low);

  /** @param changed called after every change, and when the sheet returns to one of its heights after a drag */
  constructor(readonly changed: () => void) {
    this.#open = this.single ? [] : this.#kept.value;
    for (const query of [this.#narrow, this.#low])
      query.addEventListener('change', () => {
        this.#open = this.single ? this.#open.slice(0, 1) : this.#open;
        this.changed();
      });
  }

  /** Whether the drawers form one sheet at the bottom. */
  get narrow(): boolean {
    return this.#narrow.matches;
  }

  /** Whether there is room for one drawer only. */
  get single(): boolean {
    return this.#narrow.matches || this.#low.matches;
  }

  /** The open drawers, the last opened one at the end. */
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

  /**
   * Opens or closes a drawer. Opening one closes the other drawer of its side, or all others if there is room for one.
   */
  set(id: DrawerId, on: boolean): void {
    if (on === this.isOpen(id)) return;
    const stays = (each: DrawerId) =>
      each !== id && !(on && (this.single || drawerSides[each] === drawerSides[id]));
    const others = this.#open.filter(stays);
    this.#open = on ? [...others, id] : others;
    if (this.#open.length === 0) this.tall = false;
    // Not stored: drawers on phones, which start with the whole picture, and the law text, which depends on the scene.
    if (!this.single && id !== 'law') this.#kept.store(this.#open);
    this.changed();
  }

  /** Opens a closed drawer, or closes an open one. @param takesFocus whether the opened drawer takes the focus */
  toggle(id: DrawerId, takesFocus = false): void {
    this.#focus = takesFocus ? id : null;
    this.set(id, !this.isOpen(id));
  }

  /** Whether a rendered drawer should take the focus. True once. */
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
