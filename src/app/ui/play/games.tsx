// The dialog Games, over the whole window: every game with its best result, the daily games, and tiles of levels.
import './games.css';
import { useRef } from 'preact/hooks';
import type { Entry, Level } from '../../view/entry';
import { runAction } from '../actions/action';
import { useApp } from '../app';
import { useFeatures } from '../features';
import { BestResultLabel } from '../kit/best-result-label';
import { Dialog } from '../kit/dialog';
import { neighbour } from '../kit/grid-keys';
import { Icon } from '../kit/icon';
import { stillOf } from '../kit/stills';
import { openAddress } from '../sharing/sharing';
import { CourseDrawing } from './drawing';
import { play } from './play';

export const games = (entries: readonly Entry[]) => <Games entries={entries} />;

function Games({ entries }: { readonly entries: readonly Entry[] }) {
  const app = useApp();
  const all = useRef<HTMLDivElement>(null);
  const build = useFeatures().action('new-scene');
  const move = (event: KeyboardEvent) => {
    const tiles = [...(all.current?.querySelectorAll<HTMLElement>('.level') ?? [])];
    const to = neighbour(tiles, event);
    if (!to) return;
    to.focus();
    event.preventDefault();
  };
  return (
    <Dialog class="games" aria-label="Games" onKeyDown={move}>
      {(close) => (
        <div ref={all} class="games-all">
          <header>
            <Icon sign="cup" />
            <h2>Games</h2>
            <button type="button" class="button icon" aria-label="Close" title="Close (Esc)" onClick={close}>
              <Icon sign="close" />
            </button>
          </header>
          <div class="games-side">
            {entries
              .filter(({ levels }) => !levels)
              .map((entry, n) => (
                <Game
                  key={entry.scene}
                  entry={entry}
                  isFirst={n === 0}
                  play={() => {
                    close();
                    play(app, entry, false);
                  }}
                />
              ))}
            <section class="games-today" aria-label="Today">
              <h3>Today</h3>
              {entries.map((entry) => (
                <button
                  key={entry.scene}
                  type="button"
                  onClick={() => {
                    close();
                    play(app, entry, true);
                  }}
                >
                  <strong>{entry.name} of the day</strong>
                  <BestResultLabel of={entry.today.best()} />
                  <small>{entry.today.line}</small>
                </button>
              ))}
            </section>
            <button
              type="button"
              class="games-build"
              onClick={() => {
                close();
                runAction(app, build);
              }}
            >
              <strong>Build a course of your own</strong>
              <small>draw a path, then press Gates</small>
              <Icon sign="next" />
            </button>
          </div>
          {entries.map(
            ({ scene, name, line, best, levels }) =>
              levels && (
                <section key={scene} class="games-levels" aria-label={name}>
                  <h3>{name}</h3>
                  <p>{line}</p>
                  <span class="games-medals">medals {best()?.words ?? `0 of ${levels().length}`}</span>
                  <div class="levels">
                    {levels().map((level) => (
                      <Tile
                        key={level.id}
                        level={level}
                        open={() => {
                          close();
                          openAddress(app, level.words);
                        }}
                      />
                    ))}
                  </div>
                </section>
              ),
          )}
        </div>
      )}
    </Dialog>
  );
}

interface GameProps {
  readonly entry: Entry;
  /** Whether the game is the first of the dialog. */
  readonly isFirst: boolean;
  play(): void;
}

function Game({ entry: { scene, name, line, best, goal }, isFirst, play }: GameProps) {
  const reached = best();
  const next = goal?.();
  return (
    <section class="game" aria-label={name}>
      <img src={stillOf(scene)} alt="" width={300} height={140} />
      <h3>{name}</h3>
      {reached && (
        <span class="game-best">
          best <BestResultLabel of={reached} />
        </span>
      )}
      <p>
        {line}
        {next && ` Next goal: ${next}.`}
      </p>
      <button type="button" class="button filled" autofocus={isFirst} onClick={play}>
        <Icon sign="play" />
        Play
      </button>
    </section>
  );
}

function Tile({ level, open }: { readonly level: Level; open(): void }) {
  const { name, line, best, next, drawing } = level;
  const [medal] = best?.medals ?? [];
  return (
    <button type="button" class={next ? 'level next-level' : 'level'} onClick={open}>
      <CourseDrawing of={drawing} />
      <strong>{name}</strong>
      <small>{best ? `your best ${best.words}` : line}</small>
      {next && <span class="level-next">{next}</span>}
      {!(next && !medal) && (
        <i class={medal ? `medal ${medal}` : 'no-medal'} role="img" aria-label={medal ?? 'no medal'} />
      )}
    </button>
  );
}
