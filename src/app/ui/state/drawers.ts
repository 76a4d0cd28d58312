// The state of the drawers at the edges of the page: which ones are open. Stored on the device.
import { steps } from '../../view/steps';
import { StoredValue } from '../kit/stored';

export const drawerIds = ['law', 'tune', 'measure'] as const;

export type DrawerId = (typeof drawerIds)[number];

/** Names of the drawers, for their tabs, headings and actions. */
export const drawerNames: Readonly<Record<DrawerId, string>> = {
  law: 'Law',
  tune: 'Tune',
  measure: 'Measure',
};

/** Edge of the page at which each drawer lies on a wide page. */
export const drawerSides: Readonly<Record<DrawerId, 'right' | 'bottom'>> = {
  law: 'right',
  tune: 'right',
  measure: 'bottom',
};

/**
 * Heights of the bottom panel on a phone, as fractions of the page's height. `open`: usual. `law`: with a law shown.
 * `tall`: enlarged. See drawers.css.
 */
const sheetShares = { open: 0.45, law: 0.55, tall: 0.85 };

export class DrawerState {
  /** Opened (true) or folded (false) sections of the Tune drawer, by title. */
  readonly folds = new Map<string, boolean>();
  readonly #kept = new StoredValue<readonly DrawerId[]>({
    key: 'slew-drawers',
    none: [],
    parse: (text) => drawerIds.filter((id) => isKept(id) && text.split(' ').includes(id)),
    format: (open) => open.filter(isKept).join(' ') || null,
  });
  #open: readonly DrawerId[];
  /** Whether the sheet (a phone's bottom panel) covers most of the page. */
  tall = false;
  /** The drawer that takes the focus after it is rendered; null if none does. */
  #focus: DrawerId | null = null;
  readonly #narrow = window.matchMedia(steps.phone);
  readonly #low = window.matchMedia(steps.low);

  /**
   * Opens the drawers (side panels) that were stored as open. Opens none if the page has room for one drawer only.
   * @param changed called after every change of the drawers, and after each drag of their shared panel on a phone
   */
  constructor(readonly changed: () => void) {
    this.#open = this.single ? [] : this.#kept.value;
    for (const query of [this.#narrow, this.#low])
      query.addEventListener('change', () => {
        this.#open = this.single ? this.#open.slice(0, 1) : this.#open;
        this.changed();
      });
  }

  /** Whether the page is so narrow that all drawers (side panels) share one panel at the bottom. */
  get narrow(): boolean {
    return this.#narrow.matches;
  }

  /** Whether the page has room for one open drawer only. */
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

  /** Heights of the sheet (panel at the bottom of a phone's page), usual and tall. CSS pixels */
  get sheetHeights(): readonly [number, number] {
    const { open, law, tall } = sheetShares;
    const half = this.isOpen('law') ? law : open;
    return [half * window.innerHeight, tall * window.innerHeight];
  }

  /**
   * Opens or closes a side panel (drawer). Opening one closes the other drawer at the same edge, or all others if the
   * page has room for only one.
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

  /**
   * Opens a closed drawer, or closes an open one.
   * @param takesFocus whether the drawer takes the focus when it opens
   */
  toggle(id: DrawerId, takesFocus = false): void {
    this.#focus = takesFocus ? id : null;
    this.set(id, !this.isOpen(id));
  }

  /** Returns whether a drawer should take the focus. True only at the first call after `toggle(id, true)`. */
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
