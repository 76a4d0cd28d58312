// The pictures on the card of a run of Dodge: one bar of what the score is made of, and a bar a run of the last ones.
import { element } from '../../../ui/legacy/element';
import type { DodgeResult, Part } from './text';

/** Lowest bar of a run. % of the highest; one of a score of 0 is still seen */
const lowest = 4;

/** One bar in pieces, each as long as its share of the points. */
export function scoreBar(made: readonly Part[]): HTMLElement {
  const pieces = made
    .filter(({ points }) => points > 0)
    .map(({ source, points }) => element('i', { class: `dodge-${source}`, style: `flex-grow: ${points}` }));
  return element('div', { class: 'dodge-made', 'aria-hidden': 'true' }, ...pieces);
}

/** Heights of the bars of scores, the last one that of the run itself. % of the highest */
export function heights(scores: readonly number[]): number[] {
  const most = Math.max(1, ...scores);
  return scores.map((score) => Math.max(lowest, Math.round((100 * score) / most)));
}

/** The last runs and this one, with a line at its score. */
export function rankBars({ score, kept: { last } }: Pick<DodgeResult, 'score' | 'kept'>): HTMLElement {
  const all = heights([...last, score]);
  const own = all.at(-1)!;
  const bars = all.map((height, n) =>
    element('i', {
      class: n === last.length ? 'own' : last[n] > score ? 'above' : undefined,
      style: `height: ${height}%`,
    }),
  );
  const line = element('b', { style: `bottom: ${own}%` });
  return element('div', { class: 'dodge-bars', 'aria-hidden': 'true' }, line, ...bars);
}
