// The switch of shortcuts that are a single character (WCAG 2.1.4): speech input and stray hands press them unmeant.
import { readStored, writeStored } from '../kit/stored';

/** Key in the browser's storage; it holds "off", or nothing. */
const storageKey = 'slew-single-keys';

/** Whether a key is one character: a letter, a digit or a sign. Space presses buttons everywhere, and is none. */
const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';

/** The switch. On a new device it is on. */
export class SingleKeys {
  readonly #changed: () => void;
  #on = readStored(storageKey) !== 'off';

  /** @param changed called after every change */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get on(): boolean {
    return this.#on;
  }

  /** Switches, and keeps that on the device; where it keeps nothing, until the page is left. */
  set(on: boolean): void {
    this.#on = on;
    writeStored(storageKey, on ? null : 'off');
    this.#changed();
  }

  /** Whether a key, as KeyboardEvent.key says it, may trigger something now. */
  allow(key: string): boolean {
    return this.#on || !isCharacter(key);
  }
}
