// Today's game of Dodge: its seed is the date, its link names it and the score to beat.

export { dayOf, seedOf } from '../../day';

/** The address of a seed's game, with the score to beat. */
export function addressOf(seed: number, score: number): string {
  return `#dodge=${seed}&beat=${score}`;
}

/** The score to beat that an address names for a seed; null when it names none. */
export function scoreToBeat(hash: string, seed: number): number | null {
  const found = /^#dodge=(\d{1,10})&beat=(\d{1,9})$/.exec(hash);
  return found && Number(found[1]) === seed ? Number(found[2]) : null;
}
