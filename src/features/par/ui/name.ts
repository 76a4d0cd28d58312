// The name of the player, for links. It is kept on this device.
import { readStored, writeStored } from '../../../app/ui/kit/stored';
import { longestName } from '../spec';

/** Key in the browser's storage. */
const storageKey = 'slew.name.v1';

/** The name where the device keeps none. */
let unwritten = '';

/** The name; empty when none was given. */
export function readName(): string {
  return tidy(readStored(storageKey) ?? unwritten);
}

export function writeName(name: string): void {
  unwritten = tidy(name);
  writeStored(storageKey, unwritten);
}

/** One line of letters that can be seen, not too long. */
function tidy(name: string): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, longestName).join('').trim();
}
