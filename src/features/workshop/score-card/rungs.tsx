// The challenges for laws as a row of circles with ticks, and the goals of the chosen challenge.
import './rungs.css';
import { Icon } from '../../../app/ui/kit/icon';
import { type ChallengeGoal as Asked, challenges } from '../../../lab/ladder/challenges';
import type { ChallengeResult, GoalResult } from '../../../lab/ladder/judge';
import { quantities } from '../../../lab/ladder/quantities';

/** Text for each state of a challenge. */
const standings = {
  reached: 'reached',
  borrowed: 'reached by a borrowed law',
  before: 'reached before, by another law',
  open: 'not reached',
} as const;

interface RungsProps {
  /** Whether the law meets all goals of each challenge, in order. Empty until known */
  readonly reached: readonly boolean[];
  /**
   * For each challenge, in order: whether an earlier law of the player passed it. When left out, no earlier law passed
   * any challenge.
   */
  readonly before?: readonly boolean[];
  /** Whether the player copied the law from someone else. False when left out */
  readonly isBorrowed?: boolean;
  /** Index of the chosen challenge. */
  readonly chosen: number;
  choose(index: number): void;
}

export function Rungs({ reached, before = [], isBorrowed = false, chosen, choose }: RungsProps) {
  return (
    <div class="rungs" role="group" aria-label="Challenges">
      {challenges.map(({ id, name }, n) => {
        const stands = standingOf(reached[n], before[n], isBorrowed);
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

function standingOf(isReached = false, isBefore = false, isBorrowed: boolean): keyof typeof standings {
  if (isReached && !isBorrowed) return 'reached';
  if (isBefore) return 'before';
  return isReached ? 'borrowed' : 'open';
}

/**
 * Task of a challenge as text, and below it a hint that can be unfolded.
 * @param index number of the challenge, counted from 0
 */
export function Asks({ index }: { readonly index: number }) {
  const { name, asks, hint } = challenges[index];
  return (
    <div class="rung">
      <h3>{name}</h3>
      <p class="asks">{asks}</p>
      <details
        key={name}
        onToggle={({ currentTarget }) =>
          currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
        }
      >
        <summary>A hint</summary>
        <p>{hint.split('`').map((part, n) => (n % 2 === 1 ? <code key={n}>{part}</code> : part))}</p>
      </details>
    </div>
  );
}

/**
 * Result of a law in one challenge, goal by goal.
 * @param index number of the challenge, counted from 0
 * @param result null until it is known
 */
export function Goals({
  index,
  result,
}: {
  readonly index: number;
  readonly result: ChallengeResult | null;
}) {
  const { goals } = challenges[index];
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
    </div>
  );
}

/** Position of the largest allowed value on a bar that shows a measured value. Fraction of the bar's length */
const limitAt = 0.4;

/**
 * One goal of a challenge: the measured value, the limit, and a bar. The length of the bar shows the value, and a mark
 * on the bar shows the limit.
 */
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
