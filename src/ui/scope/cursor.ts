// The cursor that all plots share: the time at which the values are read, moved by the pointer and by the arrow keys.
import { Listeners } from '../../session/listeners';

/** How far a press of an arrow key moves the cursor. s */
const step = 0.1;

/** Position of the cursor relative to the last step: 0 or less; null hides it. s */
export type Reading = number | null;

export class Cursor {
  #at: Reading = null;
  readonly #listeners = new Listeners();

  get at(): Reading {
    return this.#at;
  }

  /** Calls back after every move. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  move(to: Reading): void {
    if (to === this.#at) return;
    this.#at = to;
    this.#listeners.tell();
  }
}

/**
 * Where a key moves the cursor.
 * @param at where it is
 * @param first the oldest recorded position. s
 * @returns undefined for any other key
 */
export function readingAfter(key: string, at: Reading, first: number): Reading | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(first, (at ?? 0) - step);
    case 'ArrowRight':
      return Math.min(0, (at ?? 0) + step);
    case 'Home':
      return first;
    case 'End':
      return 0;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}

/** The index of the recorded time that is nearest to the cursor. @param ages oldest first, not empty. s */
export function nearest(ages: readonly number[], at: number): number {
  const after = ages.findIndex((age) => age >= at);
  if (after < 0) return ages.length - 1;
  return after > 0 && at - ages[after - 1] < ages[after] - at ? after - 1 : after;
}
