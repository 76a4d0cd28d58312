// The gallery: every scene with its picture and its question, in groups, found by typing. It is loaded when it is first opened.
import './gallery.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type BuiltIn, groups, inOrder } from '../../scenarios';
import { type App, attempt, useApp } from '../app';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { loadBuiltIn, openAddress } from '../sharing/sharing';
import { bestFound, found, type Searched } from './found';

/** Name of each group, and a line on it. */
const words: Readonly<Record<BuiltIn['group'], readonly [string, string]>> = {
  fly: ['Fly', 'Give it a course, or a ship to chase.'],
  measure: ['Measure', 'One thing at a time, side by side.'],
  meet: ['Meet', 'Others are in the way, or on the run.'],
};

/** Addresses of the pictures by their files, made by npm run screenshot. */
const stills = import.meta.glob<string>('../../../assets/stills/*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A scene that can be opened. */
interface Offered extends Searched {
  readonly group: BuiltIn['group'];
  open(): void;
  /** Whether it is the present scene. */
  isShown(): boolean;
}

/** The built-in scenes in their order, and the cards of games behind theirs. */
function offeredBy(app: App): Offered[] {
  const { session, view } = app;
  const ofGames = view.games.all.flatMap(({ cards = [] }) => cards);
  return inOrder(app.scenarios).flatMap((scene): Offered[] => [
    { ...scene, open: () => loadBuiltIn(app, scene.id), isShown: () => session.title === scene.id },
    ...ofGames
      .filter(({ after }) => after === scene.id)
      .map(({ id, name, question, words: address, shows }) => ({
        id,
        group: scene.group,
        scenario: { ...scene.scenario, name, question },
        open: () => openAddress(app, address()),
        isShown: () => shows(session.scenario),
      })),
  ]);
}

export const galleryDialog = () => <Gallery />;

function Gallery() {
  const app = useApp();
  const [scenes] = useState(() => offeredBy(app));
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const shown = found(scenes, search);
  const best = bestFound(scenes, search);
  // The scene of a game’s own card is also the game, whose card stands before it.
  const present = scenes.findLast((scene) => scene.isShown());
  useLayoutEffect(() => {
    field.current?.focus();
    all.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const choose = (scene: Offered, close: () => void) => {
    close();
    // Until the next frame the hidden field would take keys as text.
    field.current?.blur();
    attempt(app, () => scene.open());
  };
  const press = (event: KeyboardEvent, close: () => void) => {
    const first = best ?? shown[0];
    if (event.key === 'Enter' && event.target === field.current && first) {
      event.preventDefault();
      choose(first, close);
      return;
    }
    const cards = [...all.current!.querySelectorAll<HTMLElement>('.gallery-card')];
    const to = neighbour(cards, event);
    if (to === undefined) return;
    event.preventDefault();
    (to ?? field.current)?.focus();
  };
  return (
    <Dialog class="gallery" aria-label="Scenes" onKeyDown={press}>
      {(close) => (
        <>
          <header class="gallery-head">
            <strong class="word-mark">slew</strong>
            <label class="gallery-find">
              <Icon sign="search" />
              <input
                ref={field}
                type="search"
                class="gallery-search"
                placeholder="Find a scene: wind, overshoot, missile …"
                aria-label="Find a scene"
                autocomplete="off"
                spellcheck={false}
                value={search}
                onInput={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            </label>
            <nav aria-label="Groups">
              {groups.map((group) => (
                <button
                  key={group}
                  type="button"
                  class="button"
                  onClick={() =>
                    all.current?.querySelector(`[data-group=${group}]`)?.scrollIntoView({ block: 'start' })
                  }
                >
                  {words[group][0]}
                  <span class="gallery-count">{shown.filter((scene) => scene.group === group).length}</span>
                </button>
              ))}
            </nav>
            <button type="button" class="button icon" aria-label="Close" title="Close (Esc)" onClick={close}>
              <Icon sign="close" />
            </button>
          </header>
          <div ref={all} class="gallery-all">
            <p class="gallery-nothing" role="status">
              {shown.length === 0 && 'No scene has all of these words.'}
            </p>
            {groups.map((group) => {
              const [name, line] = words[group];
              const own = shown.filter((scene) => scene.group === group);
              return (
                own.length > 0 && (
                  <section key={group} aria-label={name} data-group={group}>
                    <h2>
                      {name}
                      <span>{line}</span>
                    </h2>
                    <div class="gallery-grid">
                      {own.map((scene) => (
                        <Card
                          key={scene.id}
                          scene={scene}
                          isBest={scene === best}
                          isPresent={scene === present}
                          choose={() => choose(scene, close)}
                        />
                      ))}
                    </div>
                  </section>
                )
              );
            })}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Card(props: {
  readonly scene: Offered;
  readonly isBest: boolean;
  readonly isPresent: boolean;
  choose(): void;
}) {
  const { id, scenario } = props.scene;
  const still = stills[`../../../assets/stills/${id}.jpg`];
  return (
    <button
      type="button"
      class={props.isBest ? 'gallery-card best' : 'gallery-card'}
      aria-current={props.isPresent || undefined}
      onClick={props.choose}
    >
      {still ? (
        <img src={still} alt="" width={300} height={140} loading="lazy" />
      ) : (
        <span class="gallery-still" />
      )}
      <span class="gallery-name">{scenario.name}</span>
      <span class="gallery-question">{scenario.question}</span>
    </button>
  );
}

/** The card that an arrow key leads to; null for the search, undefined when the key is none of these. */
function neighbour(
  cards: readonly HTMLElement[],
  { key, target }: KeyboardEvent,
): HTMLElement | null | undefined {
  const at = cards.indexOf(target as HTMLElement);
  if (at < 0) return key === 'ArrowDown' ? cards[0] : undefined;
  if (key === 'ArrowRight') return cards[at + 1] ?? cards[at];
  if (key === 'ArrowLeft') return cards[at - 1] ?? cards[at];
  if (key === 'ArrowDown') return nearest(cards, at, 1) ?? cards[at];
  if (key === 'ArrowUp') return nearest(cards, at, -1) ?? null;
  return undefined;
}

/** The card in the next row, down (1) or up (-1), whose left edge is nearest; undefined when there is no such row. */
function nearest(cards: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const rows = boxes.map(({ top }) => way * (top - boxes[at].top)).filter((apart) => apart > 1);
  const next = Math.min(...rows);
  const row = cards.filter((_, n) => Math.abs(way * (boxes[n].top - boxes[at].top) - next) <= 1);
  const from = cards[at].offsetLeft;
  return row.toSorted((a, b) => Math.abs(a.offsetLeft - from) - Math.abs(b.offsetLeft - from))[0];
}
