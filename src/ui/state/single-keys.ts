// The switch of shortcuts that are a single character (WCAG 2.1.4): speech input and stray hands press them unmeant.
import { Listeners } from '../../session/listeners';
import { type GiveStorage, readStored, writeStored } from '../kit/stored';

/** Key in the browser's storage; it holds "off", or nothing. */
const storageKey = 'slew-single-keys';

/** Whether a key is one character: a letter, a digit or a sign. Space presses buttons everywhere, and is none. */
const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';

/** The switch. On a new device it is on. It tells its listeners of every change. */
export class SingleKeys {
  readonly #storage: GiveStorage | undefined;
  readonly #listeners = new Listeners();
  #on: boolean;

  /** @param storage the device's when left out */
  constructor(storage?: GiveStorage) {
    this.#storage = storage;
    this.#on = readStored(storageKey, storage) !== 'off';
  }

  get on(): boolean {
    return this.#on;
  }

  /** Switches, and keeps that on the device; where it keeps nothing, until the page is left. */
  set(on: boolean): void {
    this.#on = on;
    writeStored(storageKey, on ? null : 'off', this.#storage);
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
}
