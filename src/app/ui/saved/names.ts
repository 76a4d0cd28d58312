// Unique names for saved scenes.
import { longestScenarioName } from '../../../lab/files/scenario-schema';
import { shownLine } from '../../../lab/files/schema-parts';

/** Returns a scene's name without a number at its end, such as "(2)". */
export const stemOf = (name: string): string => name.replace(/ \(\d{1,4}\)$/, '');

/**
 * Returns a name that no other scene has, with "(2)" or the next free number if needed.
 * @param taken names of the other scenes
 */
export function distinctName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = stemOf(name);
  for (let n = 2; ; n++) {
    const end = ` (${n})`;
    const next = shownLine(stem, longestScenarioName - end.length) + end;
    if (!taken.includes(next)) return next;
  }
}
