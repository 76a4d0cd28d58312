// The dialog behind “Play”: every game with its picture, best result and daily game. One press plays.
import './play-card.css';
import type { Entry } from '../../view/entry';
import { useApp } from '../app';
import { BestResultLabel } from '../kit/best-result-label';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { stillOf } from '../kit/stills';
import { play } from './play';

export const playCard = (entries: readonly Entry[]) => <PlayCard entries={entries} />;

function PlayCard({ entries }: { readonly entries: readonly Entry[] }) {
  const app = useApp();
  return (
    <Dialog class="play-card raised" aria-label="Games" closesBeside>
      {(close) => (
        <>
          <header>
            <p>Today’s games are the same for everybody.</p>
            <button type="button" class="button icon" aria-label="Close" title="Close (Esc)" onClick={close}>
              <Icon sign="close" />
            </button>
          </header>
          {entries.map((entry, n) => (
            <Game
              key={entry.scene}
              entry={entry}
              isFirst={n === 0}
              play={(ofToday) => {
                close();
                play(app, entry, ofToday);
              }}
            />
          ))}
        </>
      )}
    </Dialog>
  );
}

interface GameProps {
  readonly entry: Entry;
  /** Whether the game gets the focus first. */
  readonly isFirst: boolean;
  play(ofToday: boolean): void;
}

function Game({ entry: { scene, name, line, best, today }, isFirst, play }: GameProps) {
  const reached = best();
  return (
    <section aria-label={name}>
      <img src={stillOf(scene)} alt="" width={300} height={140} />
      <h2>
        {name}
        {reached && (
          <span class="play-best">
            {!reached.medals && 'best '}
            <BestResultLabel of={reached} />
          </span>
        )}
      </h2>
      <p>{line}</p>
      <div class="group">
        <button type="button" class="button filled" autofocus={isFirst} onClick={() => play(false)}>
          <Icon sign="play" />
          {name}
        </button>
        <button type="button" class="button edged" onClick={() => play(true)}>
          {today.name}
          <BestResultLabel of={today.best()} />
        </button>
      </div>
    </section>
  );
}
