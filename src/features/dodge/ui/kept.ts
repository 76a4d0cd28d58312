// What this device keeps of Dodge: best scores, the last runs, and the days.
import { bestStore } from '../../../app/ui/best-store';
import { rulesVersion } from '../spec';

/** Id of the built-in game. */
export const dodgeId = 'dodge';

/** Id under which the built-in game is kept by the rules of today. */
export const keptId = `${dodgeId}-${rulesVersion}`;

/** Runs that a new one is compared with. */
const mostLast = 10;

/** Days that are kept. */
const mostDays = 30;

/** Longest run that is kept of a day. Characters; thirty of them and all else stay far below what a browser stores. */
const longestRun = 30_000;

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
  /** The best run as letters; left out where it was too long. */
  readonly run?: string;
}

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** What is kept under an id. */
export function readKept(id: string): Kept {
  return bestStore.read(id, checkKept) ?? { best: null, last: [] };
}

/** Adds a run's score. */
export function keep(id: string, score: number): void {
  const { best, last } = readKept(id);
  bestStore.write(id, { best: Math.max(score, best ?? 0), last: [...last, score].slice(-mostLast) });
}

/** A day's best score, how often it was tried, and its best run; null before the first try. */
export function readDay(id: string, seed: number): KeptDay | null {
  return bestStore.read(`${id}-days`, checkDays)?.[seed] ?? null;
}

/** Adds a run of a day's game. @param run as letters; null for one that cannot be kept */
export function keepDay(id: string, seed: number, score: number, run: string | null): void {
  const days = bestStore.read(`${id}-days`, checkDays) ?? {};
  const day = withRun(days[seed] ?? null, score, run);
  // The dates are their own order.
  const kept = Object.entries({ ...days, [seed]: day }).toSorted(([a], [b]) => Number(a) - Number(b));
  bestStore.write(`${id}-days`, Object.fromEntries(kept.slice(-mostDays)));
}

/** A day with one run more. */
export function withRun(day: KeptDay | null, score: number, run: string | null): KeptDay {
  const tries = (day?.tries ?? 0) + 1;
  if (day && score <= day.best) return { ...day, tries };
  return { best: score, tries, ...(run !== null && run.length <= longestRun && { run }) };
}

export function checkKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { best, last }: { best?: unknown; last?: unknown } = value;
  return isScore(best) && Array.isArray(last) && last.every(isScore) ? { best, last } : null;
}

/** The days of a stored value; what is none is left out. */
export function checkDays(value: unknown): Readonly<Record<number, KeptDay>> | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).filter(([, day]) => isDay(day)));
}

function isDay(value: unknown): value is KeptDay {
  if (typeof value !== 'object' || value === null) return false;
  const { best, tries, run }: { best?: unknown; tries?: unknown; run?: unknown } = value;
  return isScore(best) && isScore(tries) && (run === undefined || typeof run === 'string');
}
