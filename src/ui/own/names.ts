// Names of a person's own scenes: one line that has room on a card, and no two alike.
import { printable } from '../../files/read-scenario';

/** Longest name. letters */
export const longestName = 60;

/** A name as one line of printable letters, cut where it is too long; empty where nothing is left. */
export function cleanName(name: string): string {
  return cut(printable(name).trim(), longestName);
}

/** A name that is not taken yet: with "(2)" behind it, or the first number that is free. */
export function distinctName(name: string, taken: readonly string[]): string {
  const clean = cleanName(name);
  if (!taken.includes(clean)) return clean;
  const stem = clean.replace(/ \(\d{1,4}\)$/, '');
  for (let n = 2; ; n++) {
    const end = ` (${n})`;
    const next = cut(stem, longestName - end.length) + end;
    if (!taken.includes(next)) return next;
  }
}

/** Its first letters with an ellipsis, where it has more than so many. */
function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
