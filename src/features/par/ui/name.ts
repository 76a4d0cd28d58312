// The name of the player, for links. It is kept on this device.
import { Stored } from '../../../app/ui/kit/stored';
import { longestName } from '../spec';

const stored = new Stored({ key: 'slew.name.v1', none: '', parse: tidy, format: String });

/** The name; empty when none was given. */
export const readName = (): string => stored.value;

export function writeName(name: string): void {
  stored.store(tidy(name));
}

/** One line of letters that can be seen, not too long. */
function tidy(name: string): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, longestName).join('').trim();
}
