// Best results, kept in this browser. Those that it does not keep last until the page is left.
import { Listeners } from '../session/listeners';
import { onStoredElsewhere, readStored, writeStored } from './kit/stored';

/** Key in the browser's storage. Its number changes with the format. */
const storageKey = 'slew.best.v1';

/** Largest number of results; the one written longest ago is dropped. Some are runs of 10 kB, and storage is 5 MB. */
const mostKept = 20;

export class BestStore {
  /** Results that could not be written. */
  readonly #unwritten = new Map<string, unknown>();
  readonly #listeners = new Listeners();
  /** Called the first time that a result is not kept: it stays so for as long as the page is open. */
  onceNotKept: (() => void) | null = null;

  /**
   * A result by its id; null when there is none or the check refuses it.
   * @param check gives the result, or null for a value that is not one: other pages may write under the same key
   */
  read<Result>(id: string, check: (value: unknown) => Result | null): Result | null {
    const value = this.#unwritten.get(id) ?? readAll().get(id);
    return value === undefined ? null : check(value);
  }

  /** Keeps a result. @param value plain data */
  write(id: string, value: unknown): void {
    const all = readAll();
    // Moved to the end, so that the list stays in the order of writing.
    all.delete(id);
    const kept = [...all, [id, value] as const].slice(-mostKept);
    if (writeStored(storageKey, JSON.stringify(kept))) {
      this.#unwritten.delete(id);
    } else {
      this.#unwritten.set(id, value);
      this.onceNotKept?.();
      this.onceNotKept = null;
    }
    this.#listeners.tell();
  }

  /** Forgets a result that is kept elsewhere from now on. */
  remove(id: string): void {
    this.#unwritten.delete(id);
    const all = readAll();
    if (all.delete(id)) writeStored(storageKey, JSON.stringify([...all]));
    this.#listeners.tell();
  }

  /** Calls back after every change, by another page too. @returns ends that */
  onChange(listener: () => void): () => void {
    const ends = [this.#listeners.add(listener), onStoredElsewhere(storageKey, listener)];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Forgets all results. */
  forget(): void {
    this.#unwritten.clear();
    writeStored(storageKey, null);
    this.#listeners.tell();
  }
}

export const bestStore = new BestStore();

function readAll(): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

function isPair(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}
