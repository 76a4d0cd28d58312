// The store of best game results in this browser. Results that cannot be stored last until the page is closed.
import { StoredValue } from './kit/stored';

/** Largest number of stored game results. If there are more, the oldest is deleted. */
const mostKept = 20;

/** Game results by the id of the game, in the order in which they were stored. */
type Results = ReadonlyMap<string, unknown>;

export class BestStore extends StoredValue<Results> {
  /** Function that is called once, when a game result cannot be stored. */
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
   * Returns the stored result of a game; null if there is none or it is invalid.
   * @param id id of the game
   * @param check checks the stored value; returns the result, or null if the value is invalid
   */
  read<Result>(id: string, check: (value: unknown) => Result | null): Result | null {
    const value = this.value.get(id);
    return value === undefined ? null : check(value);
  }

  /** Stores the result of a game. @param value the result as plain data */
  write(id: string, value: unknown): void {
    // The new result goes to the end, because the list is in the order of writing.
    const kept = [...this.#without(id), [id, value] as const].slice(-mostKept);
    if (this.store(new Map(kept))) return;
    this.onceNotKept?.();
    this.onceNotKept = null;
  }

  /** Deletes the stored result of a game. */
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
