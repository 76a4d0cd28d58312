// The player's name for links, stored on this device.
import { StoredValue } from '../../../app/ui/kit/stored';
import { longestPlayerName } from '../spec';

const stored = new StoredValue({ key: 'slew.name.v1', none: '', parse: tidy, format: String });

/** Returns the stored name of the player; empty if the player gave none. */
export const readName = (): string => stored.value;

export function storeName(name: string): void {
  stored.store(tidy(name));
}

/** Returns a name as one line of visible letters, cut to the largest length. */
function tidy(name: string): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, longestPlayerName).join('').trim();
}
