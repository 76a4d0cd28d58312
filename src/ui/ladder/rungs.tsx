// The challenges of the ladder as a row of circles, a tick in each that is reached, and the one that is chosen with its goals.
import './rungs.css';
import { challenges } from '../../ladder/challenges';
import type { ChallengeResult, GoalResult } from '../../ladder/judge';
import { quantities } from '../../ladder/quantities';
import { Icon } from '../kit/icon';

/** @param reached whether each challenge is reached, in their order @param chosen index of the one that is shown */
export function Rungs({
  reached,
  chosen,
  choose,
}: {
  readonly reached: readonly boolean[];
  readonly chosen: number;
  choose(index: number): void;
}) {
  return (
    <div class="rungs" role="group" aria-label="Challenges">
      {challenges.map(({ id, name }, n) => (
        <button
          key={id}
          type="button"
          class={reached[n] ? 'reached' : ''}
          title={name}
          aria-label={`${n + 1}, ${name}: ${reached[n] ? 'reached' : 'not reached'}`}
          aria-pressed={n === chosen}
          onClick={() => choose(n)}
        >
          {reached[n] ? <Icon sign="tick" /> : n + 1}
        </button>
      ))}
    </div>
  );
}

/** What a challenge asks, what the law came to, and a hint to unfold. @param index of the challenge */
export function Rung({ index, result }: { readonly index: number; readonly result: ChallengeResult }) {
  const { name, asks, hint } = challenges[index];
  const { stopped } = result;
  return (
    <div class="rung">
      <h3>{name}</h3>
      <p class="asks">{asks}</p>
      {result.goals.map((goal) => (
        <Goal key={goal.label} goal={goal} />
      ))}
      {stopped && (
        <p class="stopped">{`It stopped. Line ${stopped.line}, column ${stopped.column}: ${stopped.sentence}.`}</p>
      )}
      {!result.reached && (
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
function Goal({ goal: { label, quantity, value, limit, reached } }: { readonly goal: GoalResult }) {
  const { write, limit: writeLimit } = quantities[quantity];
  const share = value === null ? 1 : Math.min(1, (limitAt * value) / limit);
  return (
    <div class={reached ? 'goal reached' : 'goal'}>
      <p>
        <span>{label}</span>
        <strong>{value === null ? 'never' : write(value)}</strong>
        <small>{`at most ${writeLimit(limit)}`}</small>
      </p>
      <span class="bar" aria-hidden="true" style={{ '--share': String(share), '--limit': String(limitAt) }} />
    </div>
  );
}
