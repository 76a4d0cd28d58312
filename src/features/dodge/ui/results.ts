// Results of Dodge stored on this device: best scores, last runs, and daily games.
import { bestStore } from '../../../app/ui/best-store';
import { rulesVersion } from '../spec';

/** Id of the built-in game of Dodge. */
export const dodgeId = 'dodge';

/** Storage key for the built-in game's results under the present rules */
export const keptId = `${dodgeId}-${rulesVersion}`;

const mostLast = 10;

/** Number of daily games whose results are stored. */
const mostDays = 30;

/** Largest length of a stored run of a daily game, in characters. */
const longestRun = 30_000;

/** Stored results of one game. `best` is the best score; null before the first run. */
export interface StoredResults {
  readonly best: number | null;
  /** Scores of the most recent runs, oldest first. */
  readonly last: readonly number[];
}

/** Stored results of one daily game. */
export interface DayResults {
  readonly best: number;
  readonly tries: number;
  /** The best run of the day, encoded as text. Left out if the text was too long. */
  readonly run?: string;
}

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Returns the stored results of a game. @param id storage id of the game */
export function readResults(id: string): StoredResults {
  return bestStore.read(id, checkKept) ?? { best: null, last: [] };
}

export function storeScore(id: string, score: number): void {
  const { best, last } = readResults(id);
  bestStore.write(id, { best: Math.max(score, best ?? 0), last: [...last, score].slice(-mostLast) });
}

/**
 * Returns the stored results of a daily game. Null before the first try.
 * @param id storage id of the game
 */
export function readDay(id: string, seed: number): DayResults | null {
  return bestStore.read(`${id}-days`, checkDays)?.[seed] ?? null;
}

/**
 * Stores a run of a daily game.
 * @param id storage id of the game
 * @param run the encoded run; null if it cannot be repeated
 */
export function storeDay(id: string, seed: number, score: number, run: string | null): void {
  const days = bestStore.read(`${id}-days`, checkDays) ?? {};
  const day = withRun(days[seed] ?? null, score, run);
  // Dates as numbers sort by time.
  const kept = Object.entries({ ...days, [seed]: day }).toSorted(([a], [b]) => Number(a) - Number(b));
  bestStore.write(`${id}-days`, Object.fromEntries(kept.slice(-mostDays)));
}

/** Returns the results of a daily game with one run added. @param run the encoded run; null if it cannot be repeated */
export function withRun(day: DayResults | null, score: number, run: string | null): DayResults {
  const tries = (day?.tries ?? 0) + 1;
  if (day && score <= day.best) return { ...day, tries };
  return { best: score, tries, ...(run !== null && run.length <= longestRun && { run }) };
}

export function checkKept(value: unknown): StoredResults | null {
  if (typeof value !== 'object' || value === null) return null;
  const { best, last }: { best?: unknown; last?: unknown } = value;
  return isScore(best) && Array.isArray(last) && last.every(isScore) ? { best, last } : null;
}

/**
 * Returns the stored results of daily games, by date. Leaves out invalid entries. Null if the stored value is no
 * object.
 */
export function checkDays(value: unknown): Readonly<Record<number, DayResults>> | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).filter(([, day]) => isDay(day)));
}

function isDay(value: unknown): value is DayResults {
  if (typeof value !== 'object' || value === null) return false;
  const { best, tries, run }: { best?: unknown; tries?: unknown; run?: unknown } = value;
  return isScore(best) && isScore(tries) && (run === undefined || typeof run === 'string');
}
