// Today's game of Dodge: its seed is the date, its link names it and the score to beat.

/** Months as the texts name them. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The seed of a date, by the clock of Greenwich: 20261121. */
export function seedOf(date: Date): number {
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** The date of a seed as texts name it: "21 Nov"; null for a seed that is none. */
export function dayOf(seed: number): string | null {
  const [year, month, day] = [Math.floor(seed / 10_000), Math.floor(seed / 100) % 100, seed % 100];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && year < 2200 && seedOf(date) === seed ? `${day} ${months[month - 1]}` : null;
}

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

/** The score to beat that an address names for a seed, and the letters of its run; null when it names none. */
export function askedBy(hash: string, seed: number): { score: number; run: string | null } | null {
  const found = /^#dodge=(\d{1,10})&beat=(\d{1,9})(?:&run=([\w-]*))?(?:&|$)/.exec(hash);
  if (!found || Number(found[1]) !== seed) return null;
  return { score: Number(found[2]), run: found[3] || null };
}
