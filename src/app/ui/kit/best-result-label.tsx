// A person's best result in a game: medals and a short text; "–" before the first game.
import './medal.css';
import type { BestResult as Reached } from '../../view/entry';

export function BestResultLabel({ of }: { readonly of: Reached | null }) {
  return (
    <span class={of ? 'best-result' : 'best-result none'}>
      {of?.medals?.map((medal, n) => (
        <i key={n} class={`medal ${medal}`} />
      ))}
      {of?.words ?? '–'}
    </span>
  );
}
