// Keeps the browser's history in step with the page: one entry for each opened scene, and one for each layer (such as a
// dialog) over it. Back closes the top layer, or else returns to the scene before.
import type { Visit as SessionVisit } from '../../session/session';

/** A layer of the page that the browser's Back button closes, such as a dialog. */
export interface ClosablePart {
  /** Value that identifies this part of the page. Objects with the same key stand for the same part. */
  readonly key: unknown;
  /**
   * If true, Back to an earlier scene reopens this layer if it was open there. If false or left out, only Forward
   * reopens the layer.
   */
  readonly stays?: boolean;
  close(): void;
  open?(): unknown;
}

/** A scene that was opened, and its address. */
interface OpenedScene<Visit> {
  address: string;
  /** Identity of the scene; null before it is loaded. */
  scene: symbol | null;
  /** State of the scene when the person left it. If null, the Back button loads the scene by its address. */
  visit: Visit | null;
}

/** An entry of the browser's history that was made since the page was loaded. */
interface Entry<Visit> {
  readonly opened: OpenedScene<Visit>;
  /** The top layer (menu, dialog or similar) in this history entry. Null if none. */
  layer: ClosablePart | null;
}

/** The functions of the page that `PageHistory` calls, such as loading a scene. */
export interface Scenes<Visit> {
  /** Returns a symbol that identifies the open scene. */
  scene(): symbol;
  /** Returns the open scene with its present state, so that `returnTo` can restore it. */
  visit(): Visit;
  returnTo(visit: Visit): void;
  /** Loads the scene of an address. Returns a promise if that takes time. */
  load(address: string): unknown;
  /** Returns the open layers of the page, such as menus and dialogs, in any order. */
  layers(): readonly ClosablePart[];
}

/** The parts of the browser that `PageHistory` uses. Tests can replace them. */
export interface Browser {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
}

/** State stored in a history entry. `slew`: index of the entry. `isLayer`: true for a layer, such as a dialog. */
interface State {
  readonly slew: number;
  readonly isLayer?: true;
}

/** Largest number of scenes whose state is kept for the Back button. */
const mostVisits = 12;

/** Writes the browser's history, so that Back and Forward work on this page. */
export class PageHistory<Visit> {
  readonly #browser: () => Browser;
  #scenes: Scenes<Visit> | null = null;
  /** Entries of the browser's history made since the page was loaded, by index. */
  readonly #entries: (Entry<Visit> | undefined)[] = [];
  #at = 0;
  #opened: OpenedScene<Visit> = { address: '', scene: null, visit: null };
  /** Addresses of all scenes opened since the page was loaded, by the scene's symbol. */
  readonly #addresses = new Map<symbol, string>();
  /** The open layers of the page, such as menus and dialogs, in the order in which they were opened. */
  #layers: readonly ClosablePart[] = [];
  /** Keys of layers (such as dialogs) that Back or Forward is closing. */
  readonly #closing = new Set<unknown>();
  /** Whether the browser is on the way to the history entry set by `sync`. */
  #isMoving = false;
  /** Number of presses of Back or Forward whose scene is still being opened. */
  #following = 0;
  #isDue = false;

  /**
   * Creates the history of a page. Call `begin` to start it.
   * @param browser returns the browser's window, or a stand-in in tests
   */
  constructor(browser: () => Browser = () => globalThis) {
    this.#browser = browser;
  }

  /** Fragment of the open scene's address, with its #; empty if there is none. */
  get hash(): string {
    if (!this.#scenes) return this.#browser().location.hash;
    const [, hash] = /(#.+)$/.exec(this.#opened.address) ?? [];
    return hash ?? '';
  }

  /** Starts to write the browser's history. The present address becomes the first entry. */
  begin(scenes: Scenes<Visit>): void {
    const { history } = this.#browser();
    this.#scenes = scenes;
    this.#at = stateOf(history.state)?.slew ?? 0;
    this.#opened = { address: this.#addressNow(), scene: null, visit: null };
    this.#addresses.set(scenes.scene(), this.#opened.address);
    this.#entries[this.#at] = { opened: this.#opened, layer: null };
    this.#write('replaceState', this.#opened.address);
  }

  /**
   * Changes the address that the browser shows for the open scene, without a new history entry.
   * @param address path, query and fragment, or a fragment with its #
   */
  show(address: string): void {
    if (!this.#scenes) {
      const { history } = this.#browser();
      history.replaceState(history.state ?? null, '', address);
      return;
    }
    const { scene } = this.#opened;
    this.#opened.address = this.#whole(address);
    if (scene) this.#addresses.set(scene, this.#opened.address);
    this.sync();
  }

  /**
   * Puts the address of a scene into the browser's address bar before the scene loads. A different address adds a
   * history entry.
   */
  open(address: string): void {
    const isOther =
      this.#scenes !== null && this.#opened.scene !== null && this.#whole(address) !== this.#opened.address;
    if (isOther) this.#begin({ address: this.#whole(address), scene: null, visit: null });
    else this.#opened.scene = null;
    this.show(address);
  }

  /** Returns to the scene that was open before, as the Back button does. Returns false if there is none. */
  returnToPrevious(): boolean {
    let place = this.#base() - 1;
    while (this.#entries[place]?.layer) place -= 1;
    if (!this.#entries[place]) return false;
    this.#browser().history.go(place - this.#at);
    return true;
  }

  /**
   * Updates the history after a change of the session.
   * @param isNew true if another scene was opened, so that Back can return to the previous scene. False for other
   * changes, such as the next run of a game.
   */
  changed(isNew: boolean): void {
    const scenes = this.#scenes;
    if (!scenes) return;
    const scene = scenes.scene();
    const opened = this.#opened;
    const known = this.#addresses.get(scene);
    // The scene of the address is still being loaded.
    if (opened.scene === null && known !== undefined) return;
    if (opened.scene === null || opened.scene === scene) opened.scene = scene;
    else if (known !== undefined || !isNew)
      Object.assign(opened, { scene, address: known ?? opened.address });
    else this.#begin({ address: this.#addressNow(), scene, visit: null });
    this.#opened.visit = scenes.visit();
    this.#addresses.set(scene, this.#opened.address);
    this.soon();
  }

  /** Updates the history after a scene could not be opened. The previous scene and its address stay. */
  refused(): void {
    const scenes = this.#scenes;
    if (!scenes) return;
    Object.assign(this.#opened, { scene: scenes.scene(), visit: scenes.visit() });
    this.soon();
  }

  /** Schedules one update of the browser's history (see `sync`) after the current event. */
  soon(): void {
    if (!this.#scenes || this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.sync();
    });
  }

  sync(): void {
    if (!this.#scenes || this.#isMoving || this.#following > 0) return;
    // A link was followed, and its event has not come yet.
    if (!stateOf(this.#browser().history.state)) return;
    this.#updateLayers();
    let base = this.#base();
    if (this.#entries[base]?.opened !== this.#opened) {
      while (base < this.#at && this.#entries[base + 1]?.layer?.stays) base += 1;
      base += 1;
      if (this.#at > base) {
        this.#move(base - this.#at);
        return;
      }
      this.#put(base, null);
    }
    if (this.#addressNow() !== this.#opened.address) this.#write('replaceState', this.#opened.address);
    // A scene that is being loaded may close layers.
    if (this.#opened.scene === null) return;
    const wanted = this.#layers;
    if (this.#at - base > wanted.length) {
      this.#move(base + wanted.length - this.#at);
      return;
    }
    wanted.forEach((layer, n) => {
      const place = base + 1 + n;
      const entry = this.#entries[place];
      if (place <= this.#at && entry) entry.layer = layer;
      else this.#put(place, layer);
    });
  }

  async popstate(): Promise<void> {
    const state = stateOf(this.#browser().history.state);
    if (!this.#scenes) return;
    if (!state) {
      // A link to the present address. Links to other addresses cause `hashchange`.
      if (this.#addressNow() === this.#opened.address) this.#write('replaceState', this.#opened.address);
      return;
    }
    const isOwn = this.#isMoving;
    this.#isMoving = false;
    const from = this.#at;
    this.#at = state.slew;
    const entry = this.#entries[this.#at];
    if (!entry) return this.#goToUnknown(state, from);
    if (!isOwn) await this.#follow(entry, from);
    this.sync();
  }

  /** Handles the browser's event `hashchange`: the person typed an address or followed a link. */
  hashchange(): void {
    const { history } = this.#browser();
    if (!this.#scenes || stateOf(history.state)) return;
    this.#isMoving = false;
    this.#begin({ address: this.#addressNow(), scene: null, visit: null });
    this.#at += 1;
    this.#entries.length = this.#at;
    this.#entries[this.#at] = { opened: this.#opened, layer: null };
    this.#write('replaceState', this.#opened.address);
    this.#scenes.load(this.#opened.address);
  }

  async #follow(entry: Entry<Visit>, from: number): Promise<void> {
    this.#following += 1;
    try {
      await this.#show(entry, from);
    } finally {
      this.#following -= 1;
    }
  }

  async #show(entry: Entry<Visit>, from: number): Promise<void> {
    const scenes = this.#scenes!;
    const shown = this.#entries.slice(this.#base() + 1, this.#at + 1).flatMap((each) => each?.layer ?? []);
    const closeOthers = () => {
      this.#updateLayers();
      for (const layer of this.#layers.toReversed()) {
        if (shown.some(({ key }) => key === layer.key)) continue;
        this.#closing.add(layer.key);
        layer.close();
      }
    };
    closeOthers();
    if (entry.opened !== this.#opened) {
      this.#opened.visit = this.#opened.scene && scenes.visit();
      const { visit, address, scene } = entry.opened;
      this.#opened = entry.opened;
      if (scene === scenes.scene()) this.soon();
      else if (visit) scenes.returnTo(visit);
      else {
        entry.opened.scene = null;
        await scenes.load(address);
      }
      if (this.#entries[this.#at] !== entry) return;
      // A scene may open a layer by itself, such as the sheet.
      closeOthers();
    }
    const isForward = this.#at > from;
    for (const layer of shown) {
      const isOpen = this.#layers.some(({ key }) => key === layer.key);
      if (!isOpen && (isForward || layer.stays)) await layer.open?.();
    }
  }

  /**
   * Handles Back or Forward to a history entry from before a reload of the page. Loads the scene of the entry. Skips
   * entries of dialogs and other layers.
   * @param from index of the entry that was left
   */
  #goToUnknown({ isLayer }: State, from: number): void {
    const address = this.#addressNow();
    if (isLayer || address === this.#opened.address) {
      this.#entries[this.#at] = { opened: this.#opened, layer: null };
      // At either end of the history nothing happens.
      this.#browser().history.go(this.#at < from ? -1 : 1);
      return;
    }
    this.#begin({ address, scene: null, visit: null });
    this.#entries[this.#at] = { opened: this.#opened, layer: null };
    this.#scenes!.load(address);
  }

  #begin(opened: OpenedScene<Visit>): void {
    const scenes = this.#scenes!;
    if (this.#opened.scene === scenes.scene()) this.#opened.visit = scenes.visit();
    this.#opened = opened;
    const kept = new Set(this.#entries.flatMap((entry) => entry?.opened ?? []));
    for (const old of [...kept].filter(({ visit }) => visit !== null).slice(0, -mostVisits)) old.visit = null;
  }

  /** Returns the index of the open scene's history entry. */
  #base(): number {
    let place = this.#at;
    while (this.#entries[place]?.layer && this.#entries[place - 1]) place -= 1;
    return place;
  }

  /** Updates the list of open layers, such as menus and dialogs. */
  #updateLayers(): void {
    const open = this.#scenes!.layers();
    const isOpen = (key: unknown) => open.some((layer) => layer.key === key);
    for (const key of this.#closing) if (!isOpen(key)) this.#closing.delete(key);
    const shown = open.filter(({ key }) => !this.#closing.has(key));
    const rank = (layer: ClosablePart) => {
      const place = this.#layers.findIndex(({ key }) => key === layer.key);
      return place < 0 ? this.#layers.length : place;
    };
    this.#layers = shown.toSorted((a, b) => rank(a) - rank(b));
  }

  #put(place: number, layer: ClosablePart | null): void {
    const isNext = place > this.#at;
    this.#at = place;
    if (isNext) this.#entries.length = place;
    this.#entries[place] = { opened: this.#opened, layer };
    this.#write(isNext ? 'pushState' : 'replaceState', this.#opened.address);
  }

  #write(how: 'pushState' | 'replaceState', address: string): void {
    const layer = this.#entries[this.#at]?.layer;
    const state: State = { slew: this.#at, ...(layer && { isLayer: true }) };
    this.#browser().history[how](state, '', address);
  }

  #move(by: number): void {
    this.#isMoving = true;
    this.#browser().history.go(by);
  }

  #addressNow(): string {
    const { pathname, search, hash } = this.#browser().location;
    return pathname + search + hash;
  }

  /**
   * Returns an address with path and query. If only a fragment is given, the page's path and query are put before it.
   * @param address whole address, or a fragment with its #
   */
  #whole(address: string): string {
    const { pathname, search } = this.#browser().location;
    return address.startsWith('#') ? pathname + search + address : address;
  }
}

/** Returns the data that this page has stored in a history entry; null if the entry is not from this page. */
function stateOf(state: unknown): State | null {
  const isOwn =
    typeof state === 'object' && state !== null && 'slew' in state && Number.isInteger(state.slew);
  return isOwn ? (state as State) : null;
}

/** The history of this page, which all its parts share. */
export const pageHistory = new PageHistory<SessionVisit>();
