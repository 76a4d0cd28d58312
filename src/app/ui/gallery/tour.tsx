// The tour, the first row of the gallery: its scenes in order, the new term of each, and the person's progress.
import './tour.css';
import { tour } from '../../../lab/scenarios/tour';
import { Icon } from '../kit/icon';
import { stillOf } from '../kit/stills';
import type { GalleryCard } from './gallery-cards';

interface TourProps {
  readonly scenes: readonly GalleryCard[];
  readonly present: GalleryCard | undefined;
  choose(scene: GalleryCard): void;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export function Tour({ scenes, present, choose }: TourProps) {
  const stops = tour.map((stop) => ({ ...stop, offered: scenes.find(({ id }) => id === stop.scene)! }));
  const isDone = (n: number) => stops[n].offered.reached.isDone;
  // Present place in the tour: the open scene, or else the first scene that is not done.
  const at = stops.findIndex(({ offered }) => offered === present);
  const now = at >= 0 ? at : stops.findIndex((_, n) => !isDone(n));
  const where = now < 0 ? 'You have been at all.' : `You are at the ${ordinals[now]}.`;
  const isBegun = at >= 0 || stops.some((_, n) => isDone(n));
  return (
    <section aria-label="Start here">
      <h2>
        Start here<span>Eight scenes, one new word each.{isBegun && ` ${where}`}</span>
      </h2>
      <ol class="gallery-tour">
        {stops.map(({ scene, term, offered }, n) => (
          <li key={scene} class={['stop', isDone(n) && 'done', n === now && 'now'].filter(Boolean).join(' ')}>
            <button
              type="button"
              class="stop-press"
              aria-current={n === now ? 'step' : undefined}
              onClick={() => choose(offered)}
            >
              <img class="stop-still" src={stillOf(scene)} alt="" width={300} height={140} />
              <span class="stop-line">
                <span class="stop-sign" aria-hidden="true">
                  {isDone(n) && n !== now ? <Icon sign="tick" /> : n + 1}
                </span>
                <b>{offered.scenario.name}</b>
              </span>
              <span class="stop-word">{term}</span>
              {isDone(n) && <span class="unseen">, done</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
