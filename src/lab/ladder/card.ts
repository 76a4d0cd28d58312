// Contents of a law's score card: positions on scales, remaining challenges, strengths and weaknesses, a text to share.
import { capital } from '../../laws/exact/figures';
import { listed } from '../answers/words';
import type { Challenge } from './challenges';
import type { ChallengeResult } from './judge';
import type { LawScore, RowFigures, ScoreRow } from './score';

/**
 * Returns the position of a row's value on the row's scale in the score card. 0: worst end. 1: best end. 0 if there is
 * no value.
 */
export function positionOnScale({ ends: [worse, better], byRatio }: ScoreRow, figures: RowFigures): number {
  if (figures === null) return 0;
  // 0 has no logarithm, and is better than any end of a scale.
  const along = (value: number) => (byRatio ? Math.log2(Math.max(value, Number.MIN_VALUE)) : value);
  const share = (along(figures[0]) - along(worse)) / (along(better) - along(worse));
  return Math.min(1, Math.max(0, share));
}

/** Returns the values in a row of the score card as text. */
export const figuresText = ({ write }: ScoreRow, figures: RowFigures): string =>
  figures === null ? 'never' : write(figures);

/** Returns a text on how many challenges a law fulfils, and the topics of the rest. */
export function standingOf(challenges: readonly Challenge[], results: readonly ChallengeResult[]): string {
  const left = challenges.filter((_, n) => !results[n].reached).map(({ about }) => about);
  const count = `${challenges.length - left.length} of ${challenges.length} by one law.`;
  if (left.length === 0) return `${count} There is nothing more to ask.`;
  return `${count} ${capital(listed(left))} ${left.length === 1 ? 'is' : 'are'} still to come.`;
}

/** Smallest score with which a row of the score card counts as a strength of the law. 0 is worst, 1 is best. */
const praisedFrom = 0.6;
/** A row of the score card with this score or less counts as a weakness of the law. 0 is worst, 1 is best. */
const paysTo = 0.4;

const most = { praises: 3, costs: 2 };

/** Returns a sentence on the strengths and weaknesses of a law, the greatest first. */
export function lawVerdict(rows: readonly ScoreRow[], score: LawScore): string {
  const placed = rows.map((row) => ({ row, place: positionOnScale(row, score[row.id]) }));
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

const costOf = ({ cost }: ScoreRow, figures: RowFigures): string | null =>
  figures === null ? 'it does not come to rest' : cost(figures);

/** A judged control law, with the texts of its score card. */
export interface LawReport {
  /** Name of the law as written in a sentence, for example "my own law “Third try”". */
  readonly title: string;
  readonly results: readonly ChallengeResult[];
  readonly rows: readonly ScoreRow[];
  readonly score: LawScore;
}

/** Returns the text with which a person shares the score of a law. The text contains no link. */
export function textOf({ title, results, rows, score }: LawReport): string {
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
