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

/** The address of a seed's game, with the score to beat. */
export function addressOf(seed: number, score: number): string {
  return `#dodge=${seed}&beat=${score}`;
}

/** The score to beat that an address names for a seed; null when it names none. */
export function scoreToBeat(hash: string, seed: number): number | null {
  const found = /^#dodge=(\d{1,10})&beat=(\d{1,9})$/.exec(hash);
  return found && Number(found[1]) === seed ? Number(found[2]) : null;
}
