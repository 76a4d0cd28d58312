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

export function Rungs({ reached, before = [], at, choose }: RungsProps) {
  return (
    <ol class="rungs">
      {challenges.map(({ id, name, asks }, n) => {
        const is = reached?.[n] ?? false;
        const was = !is && before[n];
        const words = is ? 'reached' : was ? 'reached before, by another law' : 'not reached';
        const kind = is ? 'rung reached' : was ? 'rung before' : 'rung';
        const content = (
          <>
            {is || was ? <Icon sign="tick" /> : <span aria-hidden="true">{n + 1}</span>}
            <span class="unseen">{`${n + 1} ${name}: ${words}`}</span>
          </>
        );
        return (
          <li key={id} title={`${name}: ${asks}`}>
            {choose ? (
              <button type="button" class={kind} aria-current={n === at && 'step'} onClick={() => choose(n)}>
                {content}
              </button>
            ) : (
              <span class={kind}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
