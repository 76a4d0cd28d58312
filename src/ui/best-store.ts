// Best results, kept in this browser. Nothing of it can fail loudly: without storage, results last as long as the page.

/** The place in the browser's storage. The number changes with what is kept. */
const storageKey = 'slew.best.v1';

/** Results kept at most; beyond it the one written longest ago goes. Some are runs of 10 kB, and storage is 5 MB. */
const mostKept = 20;

/** The part of the browser's storage that is used. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Where results are kept. `shelf` gives the storage, and may throw or give nothing. */
export class BestStore {
  readonly #shelf: () => Shelf | undefined;
  /** What could not be written, until the page is left. */
  readonly #unwritten = new Map<string, unknown>();

  constructor(shelf: () => Shelf | undefined) {
    this.#shelf = shelf;
  }

  /**
   * A result by its id; null when there is none or it is not what it should be.
   * @param check gives the result, or null for what is none. What others wrote under the same key comes here too
   */
  read<Result>(id: string, check: (value: unknown) => Result | null): Result | null {
    const value = this.#unwritten.get(id) ?? this.#all().get(id);
    return value === undefined ? null : check(value);
  }

  /** Keeps a result, which must be plain data. */
  write(id: string, value: unknown): void {
    const all = this.#all();
    // Again at the end, so that the list stays in the order of writing.
    all.delete(id);
    const kept = [...all, [id, value] as const].slice(-mostKept);
    try {
      const shelf = this.#shelf();
      if (!shelf) throw new Error('there is no storage');
      shelf.setItem(storageKey, JSON.stringify(kept));
      this.#unwritten.delete(id);
    } catch {
      // No storage, none left, or not allowed: the page goes on without.
      this.#unwritten.set(id, value);
    }
  }

  #all(): Map<string, unknown> {
    try {
      const kept: unknown = JSON.parse(this.#shelf()?.getItem(storageKey) ?? '[]');
      return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
    } catch {
      return new Map();
    }
  }
}

const store = new BestStore(() => window.localStorage);

/** A best result of this browser by its id; see BestStore.read. */
export function readBest<Result>(id: string, check: (value: unknown) => Result | null): Result | null {
  return store.read(id, check);
}

/** Keeps a best result in this browser; see BestStore.write. */
export function writeBest(id: string, value: unknown): void {
  store.write(id, value);
}

function isPair(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}
