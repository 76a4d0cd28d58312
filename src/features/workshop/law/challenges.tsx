// The ladder in the drawer: challenges with ticks, and goals, result and hint of the chosen challenge.
import { useContext, useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import { drafts } from '../../../app/ui/progress/drafts';
import { ladderProgress } from '../../../app/ui/progress/ladder-progress';
import { challenges } from '../../../lab/ladder/challenges';
import type { ChallengeResult } from '../../../lab/ladder/judge';
import type { ControllerSpec } from '../../../laws/control/controllers';
import { JudgeContext } from '../score-card/judge';
import { Asks, Goals, Rungs } from '../score-card/rungs';

/** Time without typing before a text is judged. ms */
const restMs = 250;

/** Cache of the results of recently judged laws, by their settings. Results never change. */
const judged = new Map<string, readonly ChallengeResult[]>();
const mostJudged = 20;

/** Results of a law; null before they are known, and without a law. */
function useResults(law: ControllerSpec | null): {
  results: readonly ChallengeResult[] | null;
  isBroken: boolean;
} {
  const app = useApp();
  const judge = useContext(JudgeContext)!;
  const key = JSON.stringify(law);
  const [isBroken, setBroken] = useState(false);
  const [, setKnown] = useState('');
  useEffect(() => {
    if (law === null || judged.has(key)) return;
    let end = () => {};
    const take = (results: readonly ChallengeResult[] | undefined) => {
      if (!results) return setBroken(true);
      judged.set(key, results);
      const [oldest] = judged.keys();
      if (judged.size > mostJudged) judged.delete(oldest);
      // Only laws written on this device count as the player's progress; laws of Slew and of links do not.
      if (drafts.has(law.source)) tell(results, app.say);
      setKnown(key);
    };
    const ask = () => {
      end = judge.ask({ asks: 'ladder', law }, (answer) => take(answer?.results));
    };
    const rest = window.setTimeout(ask, judged.size === 0 ? 0 : restMs);
    return () => {
      clearTimeout(rest);
      end();
    };
  }, [key]);
  return { results: judged.get(key) ?? null, isBroken };
}

/** Stores the results of a law, and announces newly reached challenges. */
function tell(results: readonly ChallengeResult[], say: (sentence: string) => void): void {
  const fresh = challenges.filter((_, n) => results[n].reached && !ladderProgress.has(n));
  const had = ladderProgress.mostByOneLaw;
  ladderProgress.note(results.map(({ reached }) => reached));
  if (fresh.length > 0) say(`Reached: ${fresh.map(({ name }) => name).join(', ')}.`);
  if (had < challenges.length && ladderProgress.mostByOneLaw === challenges.length)
    say('The star: one law that reaches all eight.');
}

/** Returns the index of the first challenge that was never reached, or of the last challenge if all were. */
function nextPlace(results: readonly ChallengeResult[] | null): number {
  const next = challenges.findIndex((_, n) => !results?.[n].reached && !ladderProgress.has(n));
  return next < 0 ? challenges.length - 1 : next;
}

/**
 * Returns the state of the ladder: the selected challenge, and the results of a law.
 * @param law to judge; null for none
 */
export function useLadder(law: ControllerSpec | null) {
  const { results, isBroken } = useResults(law);
  const [chosen, choose] = useState<number | null>(null);
  const [, render] = useState(0);
  useEffect(() => ladderProgress.onChange(() => render((count) => count + 1)), []);
  return { results, isBroken, place: chosen ?? nextPlace(results), choose };
}

type Ladder = ReturnType<typeof useLadder>;

/** Challenges with their ticks, and the goals of the chosen one. */
export function Challenges({ ladder: { results, place, choose } }: { readonly ladder: Ladder }) {
  const hasStar = ladderProgress.mostByOneLaw === challenges.length;
  return (
    <section class="law-ladder" aria-label="Challenges">
      <div class="law-rungs">
        <Rungs
          reached={results?.map(({ reached }) => reached) ?? []}
          before={challenges.map((_, n) => ladderProgress.has(n))}
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
      </div>
      <Asks index={place} />
    </section>
  );
}

/** Result of the law in the selected challenge. */
export function Reached({ ladder: { results, isBroken, place } }: { readonly ladder: Ladder }) {
  if (isBroken) return <p class="quiet">This browser lets no page judge laws in the background.</p>;
  return <Goals index={place} result={results?.[place] ?? null} />;
}
