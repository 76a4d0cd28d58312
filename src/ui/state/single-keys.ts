// The switch of shortcuts that are a single character (WCAG 2.1.4): speech input and stray hands press them unmeant.
import { Listeners } from '../../session/listeners';

/** Key in the browser's storage; it holds "off", or nothing. */
const storageKey = 'slew-single-keys';

/** Whether a key is one character: a letter, a digit or a sign. Space presses buttons everywhere, and is none. */
const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';

/** The switch. On a new device it is on. It tells its listeners of every change. */
export class SingleKeys {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #listeners = new Listeners();
  #on: boolean;

  /** @param storage gives what the device keeps; it may throw */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#storage = storage;
    this.#on = this.#kept();
  }

  get on(): boolean {
    return this.#on;
  }

  /** Switches, and keeps that on the device. */
  set(on: boolean): void {
    this.#on = on;
    try {
      if (on) this.#storage().removeItem(storageKey);
      else this.#storage().setItem(storageKey, 'off');
    } catch {
      // The device keeps nothing, or nothing more: it holds until the page is left.
    }
    this.#listeners.tell();
  }

  /** Whether a key, as KeyboardEvent.key says it, may trigger something now. */
  allow(key: string): boolean {
    return this.#on || !isCharacter(key);
  }

  /** Calls back after every change; returns how to stop that. */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  #kept(): boolean {
    try {
      return this.#storage().getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  }
}
