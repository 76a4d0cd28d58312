// Best results, kept in this browser. Those that it does not keep last until the page is left.
import { type GiveStorage, readStored, writeStored } from './kit/stored';

/** Key in the browser's storage. Its number changes with the format. */
const storageKey = 'slew.best.v1';

/** Largest number of results; the one written longest ago is dropped. Some are runs of 10 kB, and storage is 5 MB. */
const mostKept = 20;

/** Keeps results. */
export class BestStore {
  readonly #storage: GiveStorage | undefined;
  /** Results that could not be written. */
  readonly #unwritten = new Map<string, unknown>();
  readonly #lost: () => void;

  /** @param storage the browser's when undefined @param lost called when a result is not kept */
  constructor(storage?: GiveStorage, lost: () => void = () => {}) {
    this.#storage = storage;
    this.#lost = lost;
  }

  /**
   * A result by its id; null when there is none or the check refuses it.
   * @param check gives the result, or null for a value that is not one: other pages may write under the same key
   */
  read<Result>(id: string, check: (value: unknown) => Result | null): Result | null {
    const value = this.#unwritten.get(id) ?? this.#all().get(id);
    return value === undefined ? null : check(value);
  }

  /** Keeps a result. @param value plain data */
  write(id: string, value: unknown): void {
    const all = this.#all();
    // Moved to the end, so that the list stays in the order of writing.
    all.delete(id);
    const kept = [...all, [id, value] as const].slice(-mostKept);
    if (writeStored(storageKey, JSON.stringify(kept), this.#storage)) {
      this.#unwritten.delete(id);
      return;
    }
    this.#unwritten.set(id, value);
    this.#lost();
  }

  #all(): Map<string, unknown> {
    try {
      const kept: unknown = JSON.parse(readStored(storageKey, this.#storage) ?? '[]');
      return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
    } catch {
      return new Map();
    }
  }
}

const listeners = new Set<() => void>();

const store = new BestStore(undefined, () => {
  // Once is enough: it stays so for as long as the page is open.
  for (const listener of listeners) listener();
  listeners.clear();
});

/** Calls back the first time that this browser does not keep a result. */
export function onceNotKept(listener: () => void): void {
  listeners.add(listener);
}

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
