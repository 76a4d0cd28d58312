// The timeline of a hit in Dodge: real seconds since it. The picture alone is slow; the record ends at the hit.

/** When what is shown. s since the hit */
export const death = {
  /** The killer is ringed and named. */
  ring: 0.1,
  /** Its way from its launch is lit. */
  way: 0.4,
  /** A press of the button of Play counts from here on. */
  press: 0.4,
  /** Time is less slow, and the picture returns. */
  back: 0.6,
  /** The card comes. */
  card: 0.8,
  /** Everything stands still. */
  still: 2,
} as const;

/** How slow time is. */
const tempo = { slow: 0.12, back: 0.5 };

/** How fast time passes so long after a hit. s; 0 at once where motion is reduced */
export function tempoAt(age: number, reduced: boolean): number {
  if (reduced || age >= death.still) return 0;
  return age < death.back ? tempo.slow : tempo.back;
}

/** The slow time that has passed since a hit: what its pieces fly by. s */
export function slowTimeAt(age: number): number {
  const slow = Math.min(age, death.back) * tempo.slow;
  const back = Math.max(0, Math.min(age, death.still) - death.back) * tempo.back;
  return slow + back;
}
