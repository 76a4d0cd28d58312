// The sequence that the page shows after a hit, in real seconds. The drawing slows down; the recorded
// run ends at the hit.

/** Times of the events after a missile has hit the player. s since the hit */
export const death = {
  /** Time after the hit at which a ring and the missile's name appear at the missile that hit the player. s */
  ring: 0.1,
  /** Time after the hit at which the whole path of the missile that hit the player lights up. s */
  way: 0.4,
  /** Time after a missile's hit during which the game ignores the Play button. s */
  press: 0.4,
  /** Time after the hit at which the slow motion gets faster and the view zooms back out. s */
  back: 0.6,
  /** Time after the hit at which the card with the result appears. s */
  card: 0.8,
  /** Time after the hit at which all motion stops. s */
  still: 2,
} as const;

/**
 * Speed of game time after a hit; 1 is real time. `slow`: first 0.6 s. `back`: from 0.6 s until game time stops at 2 s.
 */
const tempo = { slow: 0.12, back: 0.5 };

/** Zoom after a hit. `by`: zoom factor. `takes`: time to zoom in, s. `returns`: time to zoom out, s. */
const nearer = { by: 1.15, takes: 0.3, returns: 0.2 };

/** Largest time that one frame may add to the clock `DeathClock`. s */
const longestFrame = 0.25;

/** Clock that counts the seconds since a missile hit the player. It stops while the page is hidden. */
export class DeathClock {
  age = 0;
  private _last: number;

  constructor(now: number) {
    this._last = now;
  }

  /** Increases `age` by the time since the previous frame, at most 0.25 s. @param now the present real time, s */
  pass(now: number): void {
    this.age += Math.min(Math.max(0, now - this._last), longestFrame);
    this._last = now;
  }
}

/**
 * Returns the zoom factor of the view at a time after a missile has hit the player.
 * @param age time since the hit, s
 * @param reduced whether the system asks for reduced motion; then the factor is 1
 */
export function nearnessAt(age: number, reduced: boolean): number {
  if (reduced) return 1;
  const { by, takes, returns } = nearer;
  const share = age < death.back ? Math.min(1, age / takes) : Math.max(0, 1 - (age - death.back) / returns);
  return 1 + (by - 1) * share * share * (3 - 2 * share);
}

/**
 * Returns the speed of time after a hit; 1 is real time.
 * @param age time since the hit, s
 * @param reduced whether the system asks for reduced motion; then the speed is 0
 */
export function tempoAt(age: number, reduced: boolean): number {
  if (reduced || age >= death.still) return 0;
  return age < death.back ? tempo.slow : tempo.back;
}

/** Converts real time since a hit to time in slow motion, s. @param age real time since the hit, s */
export function slowTimeAt(age: number): number {
  const slow = Math.min(age, death.back) * tempo.slow;
  const back = Math.max(0, Math.min(age, death.still) - death.back) * tempo.back;
  return slow + back;
}
