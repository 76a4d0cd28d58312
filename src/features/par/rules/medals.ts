// Medals: which a time earns, and which comes next.
import type { Medals } from '../spec';

/** From the easiest on. */
export const medalNames = ['bronze', 'silver', 'gold', 'ace'] as const;

export type MedalName = (typeof medalNames)[number];

/** The best medal that a time earns; null for none. @param time s */
export function medalFor(time: number, medals: Medals | null): MedalName | null {
  return medalTimes(medals).findLast((medal) => time <= medal.time)?.name ?? null;
}

/** A medal, and the time that earns it. s */
export interface MedalTime {
  readonly name: MedalName;
  readonly time: number;
}

/** The medals that there are, from the easiest on. */
export function medalTimes(medals: Medals | null): MedalTime[] {
  return medalNames.flatMap((name) => {
    const time = medals?.[name];
    return time === undefined ? [] : [{ name, time }];
  });
}

/** The easiest medal that a time does not earn; null when it earns all. @param time s; null for no time yet */
export function nextMedal(time: number | null, medals: Medals | null): MedalTime | null {
  return medalTimes(medals).find((medal) => time === null || time > medal.time) ?? null;
}

/** A hundredth, up; a thousandth of that is rounding. s */
const hundredthUp = (time: number) => Math.ceil(100 * time - 1e-5) / 100;

/**
 * The medals that follow from the times of four flights: the untouched plan S, that with the best seek distance L, that
 * with the best law too M, the best one B. The untouched plan earns bronze, L at most silver, and B beats ace.
 */
export function medalsBy(
  times: Readonly<Record<'straight' | 'slider' | 'law' | 'best', { readonly time: number }>>,
): Required<Medals> {
  const [s, l, m, b] = [times.straight, times.slider, times.law, times.best].map(({ time }) => time);
  const gap = s - b;
  return {
    bronze: hundredthUp(s + 0.005),
    silver: hundredthUp(s - 0.4 * gap),
    gold: hundredthUp(Math.min(s - 0.72 * gap, l - 0.3 * (l - b))),
    ace: hundredthUp(b + Math.min(0.06 * gap, 0.5 * (m - b))),
  };
}
