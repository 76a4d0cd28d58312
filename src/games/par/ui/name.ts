// The name of the player, for links. It is kept on this device.
import { longestName } from '../spec';

/** Key in the browser's storage. */
const storageKey = 'slew.name.v1';

/** The name while the storage is missing, full or forbidden. */
let unwritten = '';

/** The name; empty when none was given. */
export function readName(): string {
  try {
    return tidy(window.localStorage.getItem(storageKey) ?? unwritten);
  } catch {
    return unwritten;
  }
}

export function writeName(name: string): void {
  unwritten = tidy(name);
  try {
    window.localStorage.setItem(storageKey, unwritten);
  } catch {
    // It lasts until the page is left.
  }
}

/** One line of letters that can be seen, not too long. */
function tidy(name: string): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, longestName).join('').trim();
}
