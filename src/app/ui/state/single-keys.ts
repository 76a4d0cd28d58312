// The switch for single-character shortcuts (WCAG 2.1.4), which speech input can trigger by mistake.
import { StoredValue } from '../kit/stored';

/**
 * Whether a key is a character: a letter, digit or sign. The space bar is not, because it presses buttons everywhere.
 */
const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';

/** Stored choice whether single keys start actions. On by default. */
export class SingleKeys extends StoredValue<boolean> {
  constructor() {
    super({
      key: 'slew-single-keys',
      none: true,
      parse: (text) => text !== 'off',
      format: (on) => (on ? null : 'off'),
    });
  }

  /** Whether a key, as in KeyboardEvent.key, may trigger a shortcut now. */
  allow(key: string): boolean {
    return this.value || !isCharacter(key);
  }
}
