// The texts of Dodge: scores, and the result of a run.

/** The result of a run. */
export interface DodgeResult {
  /** s */
  readonly seconds: number;
  readonly score: number;
  readonly nearMisses: number;
  readonly wrecks: number;
  readonly wave: number;
  /** The best score before it; null when it is the first. */
  readonly best: number | null;
  /** Why it does not count; null when it does. */
  readonly flaw: string | null;
}

/** A score with thin spaces: 12 340. */
export function scoreText(score: number): string {
  return String(score).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** "Hit after 43.2 s" */
export function headline({ seconds }: Pick<DodgeResult, 'seconds'>): string {
  return `Hit after ${seconds.toFixed(1)} s`;
}

/** The score compared with the best: "New best, 120 more than before." */
export function verdict({ score, best, flaw }: Pick<DodgeResult, 'score' | 'best' | 'flaw'>): string {
  if (flaw) return `It does not count: ${flaw}.`;
  if (best === null) return 'Your first score.';
  if (score > best) return `New best, ${scoreText(score - best)} more than before.`;
  return score === best ? 'As good as your best.' : `Your best is ${scoreText(best)}.`;
}

/** "3 near misses" */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The whole result in one text, for screen readers. */
export function spoken(result: DodgeResult): string {
  const { score, nearMisses, wrecks, wave } = result;
  return (
    `${headline(result)}. Score ${score}, ${counted(nearMisses, 'near miss', 'near misses')}, ` +
    `${counted(wrecks, 'wreck', 'wrecks')}, wave ${wave}. ${verdict(result)}`
  );
}
