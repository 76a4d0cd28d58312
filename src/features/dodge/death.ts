// The sequence of pictures after a hit, in real seconds. Only the picture slows down; the record ends at the hit.

/** Times of the steps of a hit's replay. s since the hit */
export const death = {
  /** Time at which the missile that hit gets a ring and its name. */
  ring: 0.1,
  /** Time at which that missile's path since its launch lights up. */
  way: 0.4,
  /** Time from which a press of the Play button counts. */
  press: 0.4,
  /** Time from which slow motion gets weaker and the picture returns to its normal size. */
  back: 0.6,
  /** Time at which the card appears. */
  card: 0.8,
  /** Time at which the picture stops completely. s */
  still: 2,
} as const;

/** Speed of time during slow motion, and in its weaker part. */
const tempo = { slow: 0.12, back: 0.5 };

/** Zoom towards ship and killer: scale, time to zoom in, and time to zoom out. s */
const nearer = { by: 1.15, takes: 0.3, returns: 0.2 };

/** Longest frame that counts in full. s; a hidden page draws no frames, so its hit is shown when it is visible again */
const longestFrame = 0.25;

/** Counts the seconds since a hit during which the page was visible. */
export class DeathClock {
  age = 0;
  private _last: number;

  /** @param now real time of the hit. s */
  constructor(now: number) {
    this._last = now;
  }

  /** Advances the clock. Call it once per frame. @param now real time. s */
  pass(now: number): void {
    this.age += Math.min(Math.max(0, now - this._last), longestFrame);
    this._last = now;
  }
}

/**
 * Returns the zoom of the picture at a time after a hit.
 * @param age since the hit. s
 * @param reduced always returns 1, for reduced motion
 */
export function nearnessAt(age: number, reduced: boolean): number {
  if (reduced) return 1;
  const { by, takes, returns } = nearer;
  const share = age < death.back ? Math.min(1, age / takes) : Math.max(0, 1 - (age - death.back) / returns);
  return 1 + (by - 1) * share * share * (3 - 2 * share);
}

/**
 * Returns the speed of time after a hit.
 * @param age since the hit. s
 * @param reduced stops time immediately, for reduced motion
 */
export function tempoAt(age: number, reduced: boolean): number {
  if (reduced || age >= death.still) return 0;
  return age < death.back ? tempo.slow : tempo.back;
}

/**
 * Returns the slow-motion time since a hit, by which the pieces of the ship fly. s
 * @param age real time since the hit. s
 */
export function slowTimeAt(age: number): number {
  const slow = Math.min(age, death.back) * tempo.slow;
  const back = Math.max(0, Math.min(age, death.still) - death.back) * tempo.back;
  return slow + back;
}
