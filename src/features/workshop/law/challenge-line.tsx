// Below the question of a scene that plays a challenge: whether the law reaches it, with its
// measured values, and the next challenge.
import './challenge-line.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import { Icon } from '../../../app/ui/kit/icon';
import { useSized } from '../../../app/ui/kit/older-browsers';
import { challenges } from '../../../lab/ladder/challenges';
import type { ChallengeResult, GoalResult } from '../../../lab/ladder/judge';
import { challengeOn } from '../../../lab/ladder/on-field';
import { quantities } from '../../../lab/ladder/quantities';
import { firstLines } from '../../../lab/scenarios/lab/own-law';
import { angleText } from '../../../laws/exact/figures';
import { reached as ring } from '../state/reached';
import { type Ladder, lawOnField, useLadder } from './ladder';

/** Number of a challenge's goals that are shown on the first line. The other goals are shown below it. */
const inLine = 2;

export function ChallengeLine() {
  const app = useApp();
  const { session, fit } = app;
  const isOn = challengeOn(session.scenario) !== null && !session.building;
  useLayoutEffect(() => fit(), [isOn]);
  return isOn ? <Line /> : null;
}

function Line() {
  const app = useApp();
  const law = lawOnField(app);
  const ladder = useLadder(law);
  const { results, isJudging, place, isBorrowed } = ladder;
  const result = results?.[place] ?? null;
  const further = result?.goals.slice(inLine) ?? [];
  useRing(result, place, isBorrowed);
  const isChanged = law !== null && law.source !== firstLines && app.session.round.state !== 'waiting';
  const leadsOn = place < challenges.length - 1 || !result?.reached;
  // Its figures take one line or two, and the hint below it is hidden after a change.
  const line = useSized<HTMLDivElement>(() => app.fit());
  useLayoutEffect(() => app.fit(), [isChanged]);
  return (
    <div
      ref={line}
      class={`challenge-line${leadsOn ? ' leads-on' : ''}${isChanged ? ' changed' : ''}`}
      role="group"
      aria-busy={isJudging}
      aria-label={`Challenge ${place + 1}, ${challenges[place].name}`}
    >
      <Standing result={result} isBorrowed={isBorrowed} />
      {result && (
        <span class="figures">
          {result.goals.slice(0, inLine).map((goal) => (
            <Figure key={goal.label} goal={goal} />
          ))}
        </span>
      )}
      {further.length > 0 && (
        <span class="further">
          {further.map((goal) => (
            <Figure key={goal.label} goal={goal} />
          ))}
        </span>
      )}
      {result?.reached && <NextChallenge ladder={ladder} />}
    </div>
  );
}

/**
 * Label with the state of the challenge: being judged, not reached, reached, or reached by a law that the player
 * copied.
 */
function Standing({ result, isBorrowed }: Pick<Ladder, 'isBorrowed'> & { result: ChallengeResult | null }) {
  if (!result) return <strong class="pill">Being judged</strong>;
  if (!result.reached) return <strong class="pill">Not yet</strong>;
  return (
    <strong class={isBorrowed ? 'pill' : 'pill reached'}>
      <Icon sign="tick" />
      {isBorrowed ? 'Reached by a borrowed law' : 'Reached'}
    </strong>
  );
}

/** Result for one goal of a challenge. "14 % past at 170° (limit 5 %)" means an overshoot of 14 % in a turn of 170°. */
function Figure({ goal: { after, quantity, limit, value, turn, reached } }: { readonly goal: GoalResult }) {
  const { write, limit: writeLimit } = quantities[quantity];
  return (
    <span class={reached ? 'figure reached' : 'figure'}>
      <strong>{value === null ? 'never' : write(value)}</strong>
      {` ${after}${turn === null ? '' : ` at ${angleText(turn)}`} `}
      <small>{`(limit ${writeLimit(limit)})`}</small>
    </span>
  );
}

/** Button that opens the next challenge. Not shown at the last challenge. */
export function NextChallenge({ ladder: { place, choose } }: { readonly ladder: Ladder }) {
  const { drawers } = useApp();
  const next = challenges[place + 1];
  if (!next) return null;
  return (
    <button
      type="button"
      class="button filled next-challenge"
      aria-label={`Next: ${next.name}`}
      // If the text field lost the focus here, the page on a phone would move away under the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (drawers.narrow) (document.activeElement as HTMLElement | null)?.blur();
        choose(place + 1);
      }}
    >
      <span>
        Next<span class="next-words">: {next.name}</span>
      </span>
    </button>
  );
}

/**
 * Shows a ring round the dial on the body's card (panel) while the player's own law fulfils the challenge.
 * @param result result of the law in the challenge; null before it is known
 * @param place index of the challenge
 */
function useRing(result: ChallengeResult | null, place: number, isBorrowed: boolean): void {
  const { view } = useApp();
  const last = useRef({ place, isReached: true });
  const isReached = (result?.reached ?? false) && !isBorrowed;
  useEffect(() => {
    const isNews = isReached && last.current.place === place && !last.current.isReached;
    if (result) last.current = { place, isReached };
    ring.isReached = isReached;
    if (isNews) ring.sinceMs = performance.now();
    view.redraw();
    return () => {
      ring.isReached = false;
    };
  }, [result === null, isReached, place]);
}
