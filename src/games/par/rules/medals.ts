// Medals: which a time earns, and which comes next.
import { isOld, type Medals, type ParSpec } from '../spec';

/** From the easiest on. */
export const medalNames = ['bronze', 'silver', 'gold', 'ace'] as const;

export type MedalName = (typeof medalNames)[number];

/** The medals of a course; null where there are none, as by the old rules. */
export function medalsOf(spec: ParSpec): Medals | null {
  return isOld(spec) ? null : (spec.medals ?? null);
}

/** The best medal that a time earns; null for none. @param time s */
export function medalFor(time: number, medals: Medals | null): MedalName | null {
  return medals && (medalNames.findLast((name) => time <= medals[name]) ?? null);
}

/** The easiest medal that a time does not earn; null when it earns all. @param time s; null for no time yet */
export function nextMedal(time: number | null, medals: Medals | null): MedalName | null {
  return medals && (medalNames.find((name) => time === null || time > medals[name]) ?? null);
}
