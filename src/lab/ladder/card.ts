// What a score card shows of a law: where its figures stand among others, what is still to come, what its strengths cost, and a text to pass on.
import { capital } from '../../laws/exact/figures';
import { listed } from '../answers/words';
import type { Challenge } from './challenges';
import type { ChallengeResult } from './judge';
import type { Figures, Score, ScoreRow } from './score';

/** Where figures stand in their row, from its worse end, 0, to its better one, 1. What was never reached stands at 0. */
export function placeOf({ ends: [worse, better], byRatio }: ScoreRow, figures: Figures): number {
  if (figures === null) return 0;
  // 0 has no logarithm; it is better than any end.
  const along = (value: number) => (byRatio ? Math.log2(Math.max(value, Number.MIN_VALUE)) : value);
  const share = (along(figures[0]) - along(worse)) / (along(better) - along(worse));
  return Math.min(1, Math.max(0, share));
}

/** Figures as they are shown. */
export const shownOf = ({ write }: ScoreRow, figures: Figures): string =>
  figures === null ? 'never' : write(figures);

/** What one law reached, and what it is about that is still to come. */
export function standingOf(challenges: readonly Challenge[], results: readonly ChallengeResult[]): string {
  const left = challenges.filter((_, n) => !results[n].reached).map(({ about }) => about);
  const count = `${challenges.length - left.length} of ${challenges.length} by one law.`;
  if (left.length === 0) return `${count} There is nothing more to ask.`;
  return `${count} ${capital(listed(left))} ${left.length === 1 ? 'is' : 'are'} still to come.`;
}

/** From this place on a law is praised for a row; up to that one it pays in it. */
const praisedFrom = 0.6;
const paysTo = 0.4;

/** At most so many praises and costs. */
const most = { praises: 3, costs: 2 };

/** What a law is good at, and what that costs it, the most first: a sentence. */
export function verdictOf(rows: readonly ScoreRow[], score: Score): string {
  const placed = rows.map((row) => ({ row, place: placeOf(row, score[row.id]) }));
  const praises = placed
    .filter(({ place }) => place >= praisedFrom)
    .toSorted((a, b) => b.place - a.place)
    .map(({ row }) => row.praise)
    .slice(0, most.praises);
  const costs = placed
    .filter(({ place }) => place <= paysTo)
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ row }) => costOf(row, score[row.id]) ?? []);
  const worst = [...new Set(costs)].slice(0, most.costs);
  const praise = praises.length > 0 ? capital(listed(praises)) : 'Good at nothing yet';
  return worst.length > 0 ? `${praise}, but ${listed(worst)}.` : `${praise}, and nothing here pays for it.`;
}

const costOf = ({ cost }: ScoreRow, figures: Figures): string | null =>
  figures === null ? 'it does not come to rest' : cost(figures);

/** A law that was judged, with what a card says of it. */
export interface Card {
  /** What it is called: "my own law “Third try”". */
  readonly title: string;
  readonly results: readonly ChallengeResult[];
  readonly rows: readonly ScoreRow[];
  readonly score: Score;
}

/** The text to pass on, without a link. */
export function textOf({ title, results, rows, score }: Card): string {
  const reached = results.filter((result) => result.reached).length;
  const said = rows.flatMap(({ inText, ...row }) => {
    const figures = score[row.id];
    return inText && figures ? inText(figures) : [];
  });
  return [
    `Slew, ${title}: ${reached} of ${results.length}${reached === results.length ? ' ★' : ''}`,
    results.map((result) => (result.reached ? '●' : '○')).join(''),
    ...said,
  ].join('\n');
}
