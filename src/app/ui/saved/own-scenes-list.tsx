// The first group of the gallery: the scenes saved on this device. Hidden if there are none.
import './own-scenes-list.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scenario } from '../../../world/simulation/scenario';
import type { BestResult as Reached } from '../../view/entry';
import { type App, useApp } from '../app';
import { BestResultLabel } from '../kit/best-result-label';
import { Icon } from '../kit/icon';
import { OwnMenu } from './own-menu';
import type { OwnScene, OwnScenes } from './own-scenes';
import { isPersistent, requestPersistence } from './persistence';

/** The saved scenes, and their store. */
export interface OwnSceneList {
  readonly scenes: OwnScenes;
  readonly all: readonly OwnScene[];
}

/** Loads the saved scenes for the gallery. Resolves to null if that fails. */
export async function findOwn(app: App): Promise<OwnSceneList | null> {
  try {
    const scenes = await app.ownScenes();
    return { scenes, all: await scenes.list() };
  } catch {
    return null;
  }
}

/**
 * Returns the saved scenes, and renders the component again when they have changed.
 * @param first the scenes when the gallery was opened
 */
export function useOwn(first: OwnSceneList | null): OwnSceneList | null {
  const [found, setFound] = useState(first);
  useEffect(() => {
    const scenes = first?.scenes;
    return scenes?.onChange(() => void scenes.list().then((all) => setFound({ scenes, all })));
  }, []);
  return found;
}

/** Whether a saved scene is the one that is open. */
export const isShown = ({ session }: App, { id }: OwnScene): boolean => session.origin === `own=${id}`;

interface YoursProps {
  readonly store: OwnScenes;
  /** The saved scenes that match the gallery's search. */
  readonly shown: readonly OwnScene[];
  readonly best: unknown;
  /** Returns the person's progress in a saved scene; null if no game was played in it yet. */
  reached(scene: OwnScene): Reached | null;
  /** Returns the scenario of a saved scene for a link or file, with the person's best result. */
  sent(scene: OwnScene): Scenario;
  choose(scene: OwnScene): void;
  build(scene: OwnScene): void;
  /** Cards that are shown before those of the saved scenes. */
  readonly children: ComponentChildren;
}

export function Yours({ store, shown, best, reached, sent, choose, build, children }: YoursProps) {
  if (shown.length === 0) return null;
  const { unread } = store;
  return (
    <section aria-label="Yours" data-group="yours">
      <h2>
        Yours
        <span>
          {store.areKept
            ? 'Kept on this device only. A link or a file takes one along.'
            : 'Not all of them are kept on this device: save those that matter as files before you leave the page.'}
          {unread > 0 && ` ${unread} more cannot be read by this version of Slew.`}
        </span>
      </h2>
      <div class="gallery-grid">
        {children}
        {shown.map((scene) => (
          <OwnCard
            key={scene.id}
            {...{ store, scene }}
            isBest={scene === best}
            reached={reached(scene)}
            sent={sent}
            choose={() => choose(scene)}
            build={() => build(scene)}
          />
        ))}
      </div>
      {store.areKept && <ForGood />}
    </section>
  );
}

/** Note that the browser may delete scenes, with a button for permanent storage. */
function ForGood() {
  const { notify } = useApp();
  const [isForGood, setForGood] = useState<boolean | null>(null);
  useEffect(() => void isPersistent().then(setForGood), []);
  if (isForGood !== false) return null;
  const ask = async () => {
    const { isKept, words } = await requestPersistence();
    setForGood(isKept);
    notify(words, 'info');
  };
  return (
    <p class="own-for-good">
      Safari deletes what a page keeps once you have not opened it for seven days, unless it is asked not to.
      <button type="button" class="button" onClick={() => void ask()}>
        Keep for good
      </button>
    </p>
  );
}

interface CardProps {
  readonly store: OwnScenes;
  readonly scene: OwnScene;
  readonly isBest: boolean;
  readonly reached: Reached | null;
  sent(scene: OwnScene): Scenario;
  choose(): void;
  build(): void;
}

function OwnCard({ store, scene, isBest, reached, sent, choose, build }: CardProps) {
  const app = useApp();
  const [isOpen, open] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { name, question } = scene.scenario;
  const isPresent = isShown(app, scene);
  return (
    <div class="own-card">
      <button
        type="button"
        class={isBest ? 'gallery-card best' : 'gallery-card'}
        aria-current={isPresent || undefined}
        onClick={choose}
      >
        <Still of={scene.still} />
        <span class="gallery-head-line">
          <span class="gallery-name">{name}</span>
          {isPresent && <span class="gallery-now">now</span>}
          {reached && !isPresent && (
            <span class="gallery-mark won">
              <BestResultLabel of={reached} />
            </span>
          )}
        </span>
        <span class="gallery-question">{question}</span>
      </button>
      <button
        ref={opener}
        type="button"
        class="button icon own-more"
        aria-label={`More: ${name}`}
        title="More"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `own-menu-${scene.id}` : undefined}
        onClick={() => open(!isOpen)}
      >
        <Icon sign="more" />
      </button>
      {isOpen && (
        <OwnMenu
          {...{ store, scene, build }}
          sent={sent(scene)}
          opener={opener.current}
          play={choose}
          close={() => open(false)}
        />
      )}
    </div>
  );
}

/** The thumbnail of a saved scene; an empty background if the scene has none. */
function Still({ of }: { readonly of: Blob | null }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!of) return;
    const made = URL.createObjectURL(of);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [of]);
  return address ? <img src={address} alt="" width={300} height={140} /> : <span class="gallery-still" />;
}
