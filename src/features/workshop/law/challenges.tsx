// The challenges for laws in the drawer, with ticks, and goals, result and hint of the chosen challenge.
import { ladderProgress } from '../../../app/ui/progress/ladder-progress';
import { challenges } from '../../../lab/ladder/challenges';
import { Asks, Goals, Rungs } from '../score-card/rungs';
import type { Ladder } from './ladder';

export function Challenges({ ladder: { results, isBorrowed, place, choose } }: { readonly ladder: Ladder }) {
  const hasStar = ladderProgress.mostByOneLaw === challenges.length;
  const legend = legendOf(results);
  return (
    <>
      <section class="law-rungs" aria-label="Challenges">
        <Rungs
          reached={results?.map(({ reached }) => reached) ?? []}
          before={challenges.map((_, n) => ladderProgress.has(n))}
          isBorrowed={isBorrowed}
          chosen={place}
          choose={choose}
        />
        <span
          class={hasStar ? 'star has' : 'star'}
          role="img"
          aria-label={hasStar ? 'The star: one law reached all eight' : 'No star yet'}
          title="For one law that reaches all eight."
        >
          {hasStar ? '★' : '☆'}
        </span>
      </section>
      <div class="law-asks">
        {legend && <p class="quiet legend">{legend}</p>}
        <Asks index={place} />
      </div>
    </>
  );
}

/**
 * Returns a sentence that explains a symbol in the list of challenges, such as a hollow tick. Null if no symbol needs
 * an explanation.
 */
function legendOf(results: Ladder['results']): string | null {
  const before = challenges.map((_, n) => ladderProgress.has(n));
  const { mostByOneLaw } = ladderProgress;
  if (mostByOneLaw === challenges.length) return '★ One of your laws has reached all eight. You are through!';
  if (before.every(Boolean)) return 'All eight reached! ☆ is for one law that fills all eight ticks.';
  const isHollow = results?.some(({ reached }, n) => before[n] && !reached) ?? false;
  return isHollow ? 'Hollow tick: reached by an earlier law.' : null;
}

/** Result of the law in the chosen challenge, goal by goal. If the browser cannot judge laws, a note says so. */
export function Reached({ ladder: { results, isBroken, place } }: { readonly ladder: Ladder }) {
  if (isBroken) return <p class="quiet">This browser lets no page judge laws in the background.</p>;
  return <Goals index={place} result={results?.[place] ?? null} />;
}
