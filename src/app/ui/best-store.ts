// Best results, kept in this browser. Those that it does not keep last until the page is left.
import { Stored } from './kit/stored';

/** Largest number of results; the one written longest ago is dropped. Some are runs of 10 kB, and storage is 5 MB. */
const mostKept = 20;

/** Results by id, in the order of writing. */
type Results = ReadonlyMap<string, unknown>;

export class BestStore extends Stored<Results> {
  /** Called the first time that a result is not kept: it stays so for as long as the page is open. */
  onceNotKept: (() => void) | null = null;

  constructor() {
    super({
      key: 'slew.best.v1',
      none: new Map(),
      parse(text) {
        const kept: unknown = JSON.parse(text);
        return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
      },
      format: (results) => (results.size > 0 ? JSON.stringify([...results]) : null),
      merge: (stored, unwritten) => new Map([...stored, ...unwritten]),
    });
  }

  /**
   * A result by its id; null when there is none or the check refuses it.
   * @param check gives the result, or null for a value that is not one: other pages may write under the same key
   */
  read<Result>(id: string, check: (value: unknown) => Result | null): Result | null {
    const value = this.value.get(id);
    return value === undefined ? null : check(value);
  }

  /** Keeps a result. @param value plain data */
  write(id: string, value: unknown): void {
    // At the end, so that the list stays in the order of writing.
    const kept = [...this.#without(id), [id, value] as const].slice(-mostKept);
    if (this.store(new Map(kept))) return;
    this.onceNotKept?.();
    this.onceNotKept = null;
  }

  /** Forgets a result that is kept elsewhere from now on. */
  remove(id: string): void {
    this.store(this.#without(id));
  }

  #without(id: string): Results {
    return new Map([...this.value].filter(([each]) => each !== id));
  }
}

export const bestStore = new BestStore();

function isPair(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}
