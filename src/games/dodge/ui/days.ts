// Today's game of Dodge: its seed is the date, its link names it and the score to beat.

export { dayOf, seedOf } from '../../day';

/** Links with a run stay below this length, which every messenger takes. Characters */
const longestLink = 2000;

/**
 * The link to a seed's game, with the score to beat and, where there is room, the run that made it.
 * @param page address of the page @param run as letters; null for none
 */
export function linkTo(page: string, seed: number, score: number, run: string | null): string {
  const plain = `${page}#dodge=${seed}&beat=${score}`;
  const whole = `${plain}&run=${run}`;
  return run !== null && whole.length < longestLink ? whole : plain;
}

/** What an address asks for. */
export interface Asked {
  readonly score: number;
  /** The letters of the run that made it; null for none. */
  readonly run: string | null;
}

/** The score to beat that an address names for a seed; null when it names none. */
export function askedBy(hash: string, seed: number): Asked | null {
  const found = /^#dodge=(\d{1,10})&beat=(\d{1,9})(?:&run=([\w-]*))?(?:&|$)/.exec(hash);
  if (!found || Number(found[1]) !== seed) return null;
  return { score: Number(found[2]), run: found[3] || null };
}
