// The challenges of the ladder as a row of circles, a tick in each that is reached, and the one that is chosen with its goals.
import './rungs.css';
import { Icon } from '../../../app/ui/kit/icon';
import { type Goal as Asked, challenges } from '../../../lab/ladder/challenges';
import type { ChallengeResult, GoalResult } from '../../../lab/ladder/judge';
import { quantities } from '../../../lab/ladder/quantities';

/** How a challenge stands, in words. */
const standings = {
  reached: 'reached',
  before: 'reached before, by another law',
  open: 'not reached',
} as const;

interface RungsProps {
  /** Whether the law reaches each challenge, in their order; empty while that is not known. */
  readonly reached: readonly boolean[];
  /** Whether a law of before has reached each; none where left out. */
  readonly before?: readonly boolean[];
  /** Index of the one that is shown. */
  readonly chosen: number;
  choose(index: number): void;
}

export function Rungs({ reached, before = [], chosen, choose }: RungsProps) {
  return (
    <div class="rungs" role="group" aria-label="Challenges">
      {challenges.map(({ id, name }, n) => {
        const stands = reached[n] ? 'reached' : before[n] ? 'before' : 'open';
        return (
          <button
            key={id}
            type="button"
            class={stands}
            title={name}
            aria-label={`${n + 1}, ${name}: ${standings[stands]}`}
            aria-pressed={n === chosen}
            onClick={() => choose(n)}
          >
            {stands === 'open' ? n + 1 : <Icon sign="tick" />}
          </button>
        );
      })}
    </div>
  );
}

/** What a challenge asks. @param index of the challenge */
export function Asks({ index }: { readonly index: number }) {
  const { name, asks } = challenges[index];
  return (
    <div class="rung">
      <h3>{name}</h3>
      <p class="asks">{asks}</p>
    </div>
  );
}

/** What the law came to of what a challenge asks, and a hint to unfold. @param index of the challenge @param result null while it is not known */
export function Goals({
  index,
  result,
}: {
  readonly index: number;
  readonly result: ChallengeResult | null;
}) {
  const { name, hint, goals } = challenges[index];
  return (
    <div class="rung">
      {goals.map((goal, n) => (
        <Goal key={goal.label} asked={goal} result={result?.goals[n] ?? null} />
      ))}
      {result?.stopped && (
        <p class="stopped">
          {`It stopped. Line ${result.stopped.line}, column ${result.stopped.column}: ${result.stopped.sentence}.`}
        </p>
      )}
      {!result?.reached && (
        <details key={name}>
          <summary>A hint</summary>
          <p>{hint}</p>
        </details>
      )}
    </div>
  );
}

/** Where the limit stands on a goal's line. 0 to 1; beyond it there is room for what is too much */
const limitAt = 0.4;

/** A goal: its figure beside what is asked, and a line as long as the figure with a mark at the limit. */
function Goal({
  asked: { label, quantity, limit },
  result,
}: {
  readonly asked: Asked;
  readonly result: GoalResult | null;
}) {
  const { write, limit: writeLimit } = quantities[quantity];
  const share = result ? Math.min(1, (limitAt * (result.value ?? Infinity)) / limit) : 0;
  return (
    <div class={result?.reached ? 'goal reached' : 'goal'}>
      <p>
        <span>{label}</span>
        <strong>{result && (result.value === null ? 'never' : write(result.value))}</strong>
        <small>{`at most ${writeLimit(limit)}`}</small>
      </p>
      <span class="bar" aria-hidden="true" style={{ '--share': String(share), '--limit': String(limitAt) }} />
    </div>
  );
}
