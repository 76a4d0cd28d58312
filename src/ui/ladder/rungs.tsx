// The challenges of the ladder as a row of circles: a tick in each that is reached, its number in the others.
import './rungs.css';
import { challenges } from '../../ladder/challenges';
import { Icon } from '../kit/icon';

interface RungsProps {
  /** Whether each challenge is reached, in their order; null while that is not known. */
  readonly reached: readonly boolean[] | null;
  /** Whether each was reached before, by any law; none where left out. */
  readonly before?: readonly boolean[];
  /** Place of the one that is chosen, where one can be. */
  readonly at?: number;
  choose?(place: number): void;
}

/** How a challenge stands. */
const standings = {
  reached: 'reached',
  before: 'reached before, by another law',
  open: 'not reached',
} as const;

export function Rungs({ reached, before = [], at, choose }: RungsProps) {
  return (
    <ol class="rungs">
      {challenges.map(({ id, name, asks }, n) => {
        const stands = reached?.[n] ? 'reached' : before[n] ? 'before' : 'open';
        const content = (
          <>
            {stands === 'open' ? <span aria-hidden="true">{n + 1}</span> : <Icon sign="tick" />}
            <span class="unseen">{`${n + 1} ${name}: ${standings[stands]}`}</span>
          </>
        );
        const shared = { class: `rung ${stands}`, title: `${name}: ${asks}` };
        return (
          <li key={id}>
            {choose ? (
              <button type="button" {...shared} aria-pressed={n === at} onClick={() => choose(n)}>
                {content}
              </button>
            ) : (
              <span {...shared}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
