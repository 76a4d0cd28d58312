// What Dodge keeps on this device for a game: the best score, the last ten, and those of its days.
import { readBest, writeBest } from '../../../ui/best-store';

/** Runs that a new one is compared with. */
const mostLast = 10;

/** Days that are kept. */
const mostDays = 30;

/** What is kept for one game. */
export interface Kept {
  readonly best: number | null;
  /** Scores of the last runs, oldest first. */
  readonly last: readonly number[];
}

/** What is kept for a day's game. */
export interface KeptDay {
  readonly best: number;
  readonly tries: number;
}

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** What is kept under an id. */
export function readKept(id: string): Kept {
  return readBest(id, checkKept) ?? { best: null, last: [] };
}

/** Adds a run's score. */
export function keep(id: string, score: number): void {
  const { best, last } = readKept(id);
  writeBest(id, { best: Math.max(score, best ?? 0), last: [...last, score].slice(-mostLast) });
}

/** A best score as it was kept before the rules had versions. */
export function readOld(id: string): number | null {
  return readBest(id, (value) => (isScore(value) ? value : null));
}

/** A day's best score and how often it was tried; null before the first try. */
export function readDay(id: string, seed: number): KeptDay | null {
  return readBest(`${id}-days`, checkDays)?.[seed] ?? null;
}

/** Adds a run of a day's game. */
export function keepDay(id: string, seed: number, score: number): void {
  const days = readBest(`${id}-days`, checkDays) ?? {};
  const { best = 0, tries = 0 } = days[seed] ?? {};
  const all = { ...days, [seed]: { best: Math.max(best, score), tries: tries + 1 } };
  // The dates are their own order.
  const kept = Object.entries(all).toSorted(([a], [b]) => Number(a) - Number(b));
  writeBest(`${id}-days`, Object.fromEntries(kept.slice(-mostDays)));
}

function checkKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { best, last }: { best?: unknown; last?: unknown } = value;
  return isScore(best) && Array.isArray(last) && last.every(isScore) ? { best, last } : null;
}

function checkDays(value: unknown): Record<number, KeptDay> | null {
  if (typeof value !== 'object' || value === null) return null;
  const days = Object.values(value);
  const isDay = (day: Partial<KeptDay> | null) => isScore(day?.best) && isScore(day?.tries);
  return days.every(isDay) ? Object.fromEntries(Object.entries(value)) : null;
}
