// Medals: which medal a time earns, and which one is next.
import type { Medals } from '../spec';

/** Names of the medals, easiest first. */
export const medalNames = ['bronze', 'silver', 'gold', 'ace'] as const;

export type MedalName = (typeof medalNames)[number];

/**
 * Returns the best medal that a time earns. Null if it earns none.
 * @param time duration of a run, s
 */
export function medalFor(time: number, medals: Medals | null): MedalName | null {
  return medalTimes(medals).findLast((medal) => time <= medal.time)?.name ?? null;
}

/** A medal, and the longest time that earns it (s). */
export interface MedalTime {
  readonly name: MedalName;
  readonly time: number;
}

/** Returns the medals of a course with their times, easiest first. */
export function medalTimes(medals: Medals | null): MedalTime[] {
  return medalNames.flatMap((name) => {
    const time = medals?.[name];
    return time === undefined ? [] : [{ name, time }];
  });
}

/**
 * Returns the easiest medal that a time does not earn. Null if the time earns all medals.
 * @param time best time so far, s; null if there is none
 */
export function nextMedal(time: number | null, medals: Medals | null): MedalTime | null {
  return medalTimes(medals).find((medal) => time === null || time > medal.time) ?? null;
}

/** Rounds a time up to hundredths of a second. Ignores an excess of up to 1e-7 s */
const hundredthUp = (time: number) => Math.ceil(100 * time - 1e-5) / 100;

/**
 * Computes the medal times of a course, in seconds.
 * @param times times of the four flights that decide the medals, s
 */
export function medalsBy(
  times: Readonly<Record<'straight' | 'slider' | 'law' | 'best', { readonly time: number }>>,
): Required<Medals> {
  // The untouched plan earns bronze. The best seek distance earns at most silver; the best law is better still. The
  // best flight beats ace.
  const [s, l, m, b] = [times.straight, times.slider, times.law, times.best].map(({ time }) => time);
  const gap = s - b;
  return {
    bronze: hundredthUp(s + 0.005),
    silver: hundredthUp(s - 0.4 * gap),
    gold: hundredthUp(Math.min(s - 0.72 * gap, l - 0.3 * (l - b))),
    ace: hundredthUp(b + Math.min(0.06 * gap, 0.5 * (m - b))),
  };
}
