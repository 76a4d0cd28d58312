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

/** How much the picture comes nearer to ship and killer, how long that takes, and how long its return. s */
const nearer = { by: 1.15, takes: 0.3, returns: 0.2 };

/** Longest frame that counts as one. s; a page that is out of sight has none, and its hit is seen when it is back */
const longestFrame = 0.25;

/** Counts the seconds since a hit that somebody could see. */
export class DeathClock {
  age = 0;
  private _last: number;

  /** @param now real time of the hit. s */
  constructor(now: number) {
    this._last = now;
  }

  /** A frame. @param now real time. s */
  pass(now: number): void {
    this.age += Math.min(Math.max(0, now - this._last), longestFrame);
    this._last = now;
  }
}

/** How much nearer the picture is so long after a hit. s; 1 all the time where motion is reduced */
export function nearnessAt(age: number, reduced: boolean): number {
  if (reduced) return 1;
  const { by, takes, returns } = nearer;
  const share = age < death.back ? Math.min(1, age / takes) : Math.max(0, 1 - (age - death.back) / returns);
  return 1 + (by - 1) * share * share * (3 - 2 * share);
}

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
