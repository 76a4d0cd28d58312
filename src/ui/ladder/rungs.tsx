// The challenges of the ladder as a row of circles: a tick in each that is reached, its number in the others.
import './rungs.css';
import { challenges } from '../../ladder/challenges';
import { Icon } from '../kit/icon';

/** @param reached whether each challenge is reached, in their order; null while that is not known */
export function Rungs({ reached }: { readonly reached: readonly boolean[] | null }) {
  return (
    <ol class="rungs">
      {challenges.map(({ id, name, asks }, n) => {
        const is = reached?.[n] ?? false;
        return (
          <li key={id} class={is ? 'reached' : ''} title={`${name}: ${asks}`}>
            {is ? <Icon sign="tick" /> : <span aria-hidden="true">{n + 1}</span>}
            <span class="unseen">{`${n + 1} ${name}: ${is ? 'reached' : 'not reached'}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
