// Names of a person's own scenes: no two are alike.
import { longestName } from '../../../lab/files/scenario-schema';
import { shownLine } from '../../../lab/files/schema-parts';

/** A name without the number that sets it apart on this device. */
export const stemOf = (name: string): string => name.replace(/ \(\d{1,4}\)$/, '');

/** A name that is not taken yet: with "(2)" behind it, or the first number that is free. */
export function distinctName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = stemOf(name);
  for (let n = 2; ; n++) {
    const end = ` (${n})`;
    const next = shownLine(stem, longestName - end.length) + end;
    if (!taken.includes(next)) return next;
  }
}
