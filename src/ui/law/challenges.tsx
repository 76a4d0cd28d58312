// The ladder in the drawer: its challenges with ticks, and of the one that is chosen what is asked, how far the law comes, and a hint.
import { useEffect, useState } from 'preact/hooks';
import type { ControllerSpec } from '../../control/controllers';
import { type Challenge, challenges } from '../../ladder/challenges';
import type { ChallengeResult, GoalResult } from '../../ladder/judge';
import { quantities } from '../../ladder/quantities';
import { useApp } from '../app';
import { Rungs } from '../ladder/rungs';
import { ladderProgress } from '../progress/ladder-progress';

/** How long a text rests before it is judged. ms */
const restMs = 250;

/** What laws reached that were judged last, by their settings. They never change. */
const judged = new Map<string, readonly ChallengeResult[]>();
const mostJudged = 20;

/** What a law reaches; null before it is known. @param law settings of a law that can be made */
function useResults(law: ControllerSpec): { results: readonly ChallengeResult[] | null; isBroken: boolean } {
  const app = useApp();
  const key = JSON.stringify(law);
  const [isBroken, setBroken] = useState(false);
  const [, setKnown] = useState('');
  useEffect(() => {
    if (judged.has(key)) return;
    let end = () => {};
    const take = (results: readonly ChallengeResult[] | undefined) => {
      if (!results) return setBroken(true);
      judged.set(key, results);
      const [oldest] = judged.keys();
      if (judged.size > mostJudged) judged.delete(oldest);
      tell(results, app.say);
      setKnown(key);
    };
    const rest = window.setTimeout(
      () =>
        app.judge().then(
          (judge) => {
            end = judge.ask({ asks: 'ladder', law }, (answer) => take(answer?.results));
          },
          () => setBroken(true),
        ),
      judged.size === 0 ? 0 : restMs,
    );
    return () => {
      clearTimeout(rest);
      end();
    };
  }, [key]);
  return { results: judged.get(key) ?? null, isBroken };
}

/** Keeps what a law reached, and says what is new. */
function tell(results: readonly ChallengeResult[], say: (sentence: string) => void): void {
  const fresh = challenges.filter((_, n) => results[n].reached && !ladderProgress.has(n));
  const had = ladderProgress.mostByOneLaw;
  ladderProgress.note(results.map(({ reached }) => reached));
  if (fresh.length > 0) say(`Reached: ${fresh.map(({ name }) => name).join(', ')}.`);
  if (had < challenges.length && ladderProgress.mostByOneLaw === challenges.length)
    say('The star: one law that reaches all eight.');
}

/** The first challenge that no law has reached yet; the last one where all are. */
function nextPlace(): number {
  const next = challenges.findIndex((_, n) => !ladderProgress.has(n));
  return next < 0 ? challenges.length - 1 : next;
}

export function Challenges({ law, flies }: { readonly law: ControllerSpec; readonly flies: boolean }) {
  const { results, isBroken } = useResults(law);
  const [chosen, choose] = useState<number | null>(null);
  const [, render] = useState(0);
  useEffect(() => ladderProgress.onChange(() => render((count) => count + 1)), []);
  const place = chosen ?? nextPlace();
  const challenge = challenges[place];
  const result = results?.[place] ?? null;
  const hasStar = ladderProgress.mostByOneLaw === challenges.length;
  return (
    <section class="law-ladder" aria-label="Challenges">
      <div class="law-rungs">
        <Rungs
          reached={results?.map(({ reached }) => reached) ?? null}
          before={challenges.map((_, n) => ladderProgress.has(n))}
          at={place}
          choose={choose}
        />
        <span
          class={hasStar ? 'star has' : 'star'}
          title={hasStar ? 'One law of yours reached all eight.' : 'For one law that reaches all eight.'}
        >
          <span aria-hidden="true">{hasStar ? '★' : '☆'}</span>
          <span class="unseen">{hasStar ? 'The star: one law reached all eight' : 'No star yet'}</span>
        </span>
      </div>
      <p class="asks">
        <strong>{challenge.name}</strong> <span>{challenge.asks}</span>
      </p>
      <Goals challenge={challenge} result={flies ? result : null} isBroken={isBroken} />
      <Hint key={challenge.id} challenge={challenge} />
    </section>
  );
}

function Goals({
  challenge,
  result,
  isBroken,
}: {
  readonly challenge: Challenge;
  readonly result: ChallengeResult | null;
  readonly isBroken: boolean;
}) {
  if (isBroken) return <p class="quiet">This browser lets no page judge laws in the background.</p>;
  const goals: readonly (GoalResult | Challenge['goals'][number])[] = result?.goals ?? challenge.goals;
  return (
    <dl class="goals">
      {goals.map((goal) => (
        <Goal key={goal.label} goal={goal} result={'value' in goal ? goal : null} />
      ))}
    </dl>
  );
}

/** Where on its line the limit of a goal stands: what is reached ends before it. */
const limitAt = 0.4;

function Goal({
  goal: { label, quantity, limit },
  result,
}: {
  readonly goal: Pick<GoalResult, 'label' | 'quantity' | 'limit'>;
  readonly result: GoalResult | null;
}) {
  const { write, limit: asLimit } = quantities[quantity];
  const share = result ? Math.min(1, result.value === null ? 1 : (limitAt * result.value) / limit) : 0;
  return (
    <div class={result?.reached ? 'goal reached' : 'goal'}>
      <dt>{label}</dt>
      <dd>
        <strong>{result ? (result.value === null ? 'never' : write(result.value)) : ''}</strong>
        <span>at most {asLimit(limit)}</span>
        <span class="bar" style={{ '--share': share.toFixed(3), '--limit': limitAt }} />
      </dd>
    </div>
  );
}

/** What helps a little, once it is asked for. */
function Hint({ challenge: { hint } }: { readonly challenge: Challenge }) {
  const [isShown, show] = useState(false);
  return isShown ? (
    <p class="hint" role="status">
      {hint}
    </p>
  ) : (
    <button type="button" class="button text" onClick={() => show(true)}>
      A hint
    </button>
  );
}
