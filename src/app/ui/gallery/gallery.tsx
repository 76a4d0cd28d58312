// The gallery: the person's scenes, the tour, and cards of all scenes in groups, with a search.
// It is loaded when it is first opened.
import './gallery.css';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type BuiltIn, groups } from '../../../lab/scenarios';
import { newScene } from '../../../lab/scenarios/new-scene';
import { tour } from '../../../lab/scenarios/tour';
import type { Entry, KeptBests } from '../../view/entry';
import { runAction } from '../actions/action';
import { type App, attempt, useApp } from '../app';
import { bestStore } from '../best-store';
import { useFeatures } from '../features';
import { BestResultLabel } from '../kit/best-result-label';
import { Dialog } from '../kit/dialog';
import { neighbour } from '../kit/grid-keys';
import { Icon } from '../kit/icon';
import { stillOf } from '../kit/stills';
import { progress } from '../progress/progress';
import type { OwnScene } from '../saved/own-scenes';
import { findOwn, isShown, type OwnSceneList, useOwn, Yours } from '../saved/own-scenes-list';
import { openAddress, whenAddressRead } from '../sharing/sharing';
import { type GalleryCard, galleryCards } from './gallery-cards';
import { NewScene } from './new-scene';
import { countOf, type SceneProgress } from './scene-progress';
import { bestMatch, matches } from './search';
import { Tour } from './tour';

/** Title and subtitle of each group of scenes. */
const words: Readonly<Record<BuiltIn['group'], readonly [string, string]>> = {
  fly: ['Fly', 'Give it a course, or a ship to chase.'],
  measure: ['Measure', 'One thing at a time, side by side.'],
  meet: ['Meet', 'Others are in the way, or on the run.'],
  space: ['Turn in space', 'The same laws, with an axis more than one.'],
};

export async function loadGallery(app: App): Promise<() => VNode> {
  const { features } = app;
  const [entries, bests, own] = await Promise.all([features.entries(), features.keptBests(), findOwn(app)]);
  return () => <Gallery {...{ entries, bests, own }} />;
}

interface GalleryProps {
  readonly entries: readonly Entry[];
  readonly bests: readonly KeptBests[];
  /** The scenes that the person has saved; null if they could not be loaded. */
  readonly own: OwnSceneList | null;
}

function Gallery({ entries, bests, own: first }: GalleryProps) {
  const app = useApp();
  const features = useFeatures();
  const [newTitle] = features.at('gallery').map(({ label, key, help }) => `${label} (${key}): ${help}`);
  const own = useOwn(first);
  const [scenes, setScenes] = useState(() => galleryCards(app, entries));
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const all: readonly (OwnScene | GalleryCard)[] = [...(own?.all ?? []), ...scenes];
  const shown = matches(scenes, search);
  const shownOwn = matches(own?.all ?? [], search);
  // The card "New scene" comes before the person's scenes. Without such scenes it comes after the scenes to fly.
  const isNewFound = matches([{ id: 'new', scenario: newScene }], search).length > 0;
  const isNewHere = isNewFound && shownOwn.length === 0;
  const best = bestMatch(all, search);
  // A game's scene can also be open through the game's extra card, which comes later in the list. A person's scene may
  // have the same name as a built-in one.
  const isOwn = own?.all.some((scene) => isShown(app, scene)) ?? false;
  const present = isOwn ? undefined : scenes.findLast((scene) => scene.isShown());
  useEffect(() => {
    const again = () => setScenes(galleryCards(app, entries));
    const ends = [progress.onChange(again), bestStore.onChange(again)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useLayoutEffect(() => {
    // On a phone, focusing the search would open the on-screen keyboard.
    (app.drawers.single ? list : field).current?.focus();
    // A scene of the tour is already visible at the top.
    const at = (place: string) => list.current?.querySelector(`${place}[aria-current]`);
    at('.stop-press')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (!tour.some(({ scene }) => scene === present?.id))
      at('.gallery-card')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const choose = (scene: OwnScene | GalleryCard, close: () => void) => {
    close();
    // Otherwise the hidden field would take keys as text until the next frame.
    field.current?.blur();
    if ('open' in scene) attempt(app, () => scene.open());
    else openAddress(app, `own=${scene.id}`);
  };
  const begin = (close: () => void, byKeys: boolean) => {
    close();
    field.current?.blur();
    void features.serviceFor(app, 'building').then((building) => building?.openNew(app, byKeys));
  };
  const build = async (scene: OwnScene, close: () => void) => {
    choose(scene, close);
    await whenAddressRead();
    if (isShown(app, scene)) for (const action of features.at('own scene')) runAction(app, action);
  };
  const press = (event: KeyboardEvent, close: () => void) => {
    const first = best ?? shownOwn[0] ?? shown[0];
    if (event.key === 'Enter' && event.target === field.current && (first || isNewFound)) {
      event.preventDefault();
      if (first) choose(first, close);
      else begin(close, true);
      return;
    }
    // Ctrl+Z restores the last deleted scene, unless the search has a text to undo.
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isUndo && field.current?.value === '' && app.messages.takeUp()) {
      event.preventDefault();
      return;
    }
    const cards = [
      ...list.current!.querySelectorAll<HTMLElement>('.gallery-card, .gallery-new, .stop-press'),
    ];
    const to = neighbour(cards, event);
    if (to === undefined) return;
    event.preventDefault();
    (to ?? field.current)?.focus();
  };
  const show = (group: string) =>
    list.current?.querySelector(`[data-group=${group}]`)?.scrollIntoView({ block: 'start' });
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
              {shownOwn.length > 0 && (
                <button type="button" class="button" onClick={() => show('yours')}>
                  Yours<span class="gallery-count">{shownOwn.length}</span>
                </button>
              )}
              {groups.map((group) => (
                <button key={group} type="button" class="button" onClick={() => show(group)}>
                  {words[group][0]}
                  <span class="gallery-count">{countOf(shown.filter((scene) => scene.group === group))}</span>
                </button>
              ))}
            </nav>
            {!own?.all.length && (
              <button
                type="button"
                class="button gallery-begin"
                onClick={({ detail }) => begin(close, detail === 0)}
              >
                <Icon sign="plus" />
                New scene
              </button>
            )}
            <button type="button" class="button icon" aria-label="Close" title="Close (Esc)" onClick={close}>
              <Icon sign="close" />
            </button>
          </header>
          <div ref={list} class="gallery-all" tabIndex={-1}>
            <p class="gallery-nothing" role="status">
              {shown.length + shownOwn.length === 0 && !isNewFound && 'No scene has all of these words.'}
            </p>
            {own && (
              <Yours
                store={own.scenes}
                shown={shownOwn}
                best={best}
                reached={(scene) => reachedIn(bests, scene)}
                sent={(scene) =>
                  bests.reduce(
                    (scenario, { forSending }) => forSending({ ...scene, scenario }),
                    scene.scenario,
                  )
                }
                choose={(scene) => choose(scene, close)}
                build={(scene) => void build(scene, close)}
              >
                {isNewFound && <NewScene title={newTitle} open={(byKeys) => begin(close, byKeys)} />}
              </Yours>
            )}
            {search.trim() === '' && (
              <Tour scenes={scenes} present={present} choose={(scene) => choose(scene, close)} />
            )}
            {groups.map((group) => {
              const [name, line] = words[group];
              const own = shown.filter((scene) => scene.group === group);
              return (
                own.length + Number(group === 'fly' && isNewHere) > 0 && (
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
                      {group === 'fly' && isNewHere && (
                        <NewScene title={newTitle} open={(byKeys) => begin(close, byKeys)} />
                      )}
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
  readonly scene: GalleryCard;
  readonly isBest: boolean;
  readonly isPresent: boolean;
  choose(): void;
}) {
  const { id, scenario, reached } = props.scene;
  const still = stillOf(id);
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
      <span class="gallery-head-line">
        <span class="gallery-name">{scenario.name}</span>
        <Mark reached={reached} isPresent={props.isPresent} />
      </span>
      <span class="gallery-question">{scenario.question}</span>
    </button>
  );
}

/** Returns the person's best game result in a saved scene; null if there is none. */
const reachedIn = (bests: readonly KeptBests[], { scenario, best }: OwnScene) =>
  bests.map(({ bestOf }) => bestOf(scenario, best)).find((standing) => standing !== null) ?? null;

/** Results on a card of the gallery, or "now" for the open scene. */
function Mark({ reached, isPresent }: { readonly reached: SceneProgress; readonly isPresent: boolean }) {
  if (isPresent) return <span class="gallery-now">now</span>;
  return reached.marks.map(({ words, medals, isWon, isTicked }) => (
    <span key={words} class={isWon ? 'gallery-mark won' : 'gallery-mark'}>
      {isTicked && <Icon sign="tick" />}
      <BestResultLabel of={{ words, medals }} />
    </span>
  ));
}
