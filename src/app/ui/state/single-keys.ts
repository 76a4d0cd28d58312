// The switch for shortcuts of a single character (WCAG 2.1.4), which speech input can trigger by mistake.
import { StoredValue } from '../kit/stored';

/** Whether a key types a character other than a space. @param key as in KeyboardEvent.key */
const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';

/** Stored choice: whether single-character keys such as R trigger actions. On by default. */
export class SingleKeys extends StoredValue<boolean> {
  constructor() {
    super({
      key: 'slew-single-keys',
      none: true,
      parse: (text) => text !== 'off',
      format: (on) => (on ? null : 'off'),
    });
  }

  /**
   * Returns whether a key may trigger an action. False for letters, digits and signs if single-character shortcuts are
   * switched off.
   * @param key as in KeyboardEvent.key
   */
  allow(key: string): boolean {
    return this.value || !isCharacter(key);
  }
}
