// The switch of shortcuts that are a single character (WCAG 2.1.4): speech input and stray hands press them unmeant.
import { Stored } from '../kit/stored';

/** Whether a key is one character: a letter, a digit or a sign. Space presses buttons everywhere, and is none. */
const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';

/** The switch. On a new device it is on. */
export class SingleKeys extends Stored<boolean> {
  constructor() {
    super({
      key: 'slew-single-keys',
      none: true,
      parse: (text) => text !== 'off',
      format: (on) => (on ? null : 'off'),
    });
  }

  /** Whether a key, as KeyboardEvent.key says it, may trigger something now. */
  allow(key: string): boolean {
    return this.value || !isCharacter(key);
  }
}
