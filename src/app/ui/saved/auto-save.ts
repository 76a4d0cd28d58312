// Auto-save: saves the scene that is being built, half a second after each change. The first change of a built-in scene
// makes a private copy.

import type { Scenario } from '../../../world/simulation/scenario';
import type { SceneOrigin } from '../../session/session';
import type { App } from '../app';
import { pageHistory } from '../kit/page-history';
import type { OwnScene, OwnScenes } from './own-scenes';
import { isOfAll, nameOfOwn } from './save-scene';
import { type SavedAs, setSaved } from './save-state';

/** Time without changes after which the scene is saved. ms */
const restMs = 500;

/** A queue of saves. Each save starts when the one before has ended. */
class SaveQueue {
  #last: Promise<unknown> = Promise.resolve();
  readonly #picture: () => Promise<Blob | null>;
  readonly scenes: OwnScenes;

  constructor(scenes: OwnScenes, picture: () => Promise<Blob | null>) {
    this.scenes = scenes;
    this.#picture = picture;
  }

  next<Saved>(save: () => Promise<Saved>): Promise<Saved> {
    const saved = this.#last.then(save);
    this.#last = saved;
    return saved;
  }

  /** Takes a thumbnail of the picture and stores it with a saved scene. @param id id of the saved scene */
  async paint(id: string): Promise<void> {
    const still = await this.#picture();
    await this.next(async () => {
      const scene = this.scenes.held(id);
      if (scene && still) await this.scenes.save({ ...scene, still });
    });
  }
}

/** Saves one scene automatically while the person edits the scene. */
class SceneSaver {
  readonly scene: symbol;
  readonly #page: Pick<App, 'session' | 'notify'>;
  readonly #turns: SaveQueue;
  /** Name of the built-in scene that the person started from; null if the person did not start from one. */
  readonly #came: string | null;
  /** Scenario to save: the scene at its start, with all changes from the scene editor. */
  #now: Scenario;
  /** The last saved scenario as JSON; at first, the scenario before editing. */
  #last: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saved: Promise<OwnScene | null> = Promise.resolve(null);
  /** State of the last save; null before the first save. */
  #as: SavedAs | null = null;

  constructor(page: Pick<App, 'session' | 'notify'>, turns: SaveQueue, came: string | null) {
    this.scene = page.session.scene;
    this.#page = page;
    this.#turns = turns;
    this.#came = came;
    this.#now = page.session.start;
    this.#last = JSON.stringify(this.#now);
  }

  /** Plans a save for the moment when nothing has changed for half a second. */
  soon(): void {
    this.#now = this.#page.session.start;
    if (JSON.stringify(this.#now) !== this.#last) setSaved(this.scene, 'soon');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), restMs);
  }

  /** Saves now if something has changed. Resolves to the saved scene; null if never changed. */
  saveNow(): Promise<OwnScene | null> {
    clearTimeout(this.#timer);
    const start = this.#now;
    const text = JSON.stringify(start);
    if (text === this.#last) {
      setSaved(this.scene, this.#as);
      return this.#saved;
    }
    this.#last = text;
    this.#as = 'soon';
    this.#saved = this.#turns.next(() => this.#save(start));
    return this.#saved;
  }

  async #save(start: Scenario): Promise<OwnScene> {
    const { session, notify } = this.#page;
    const [, id] = /^own=(.*)$/.exec(session.originOf(this.scene) ?? '') ?? [];
    const { scenes } = this.#turns;
    const was = id ? scenes.held(id) : null;
    const isAsItCame = start.name === this.#came;
    const name = isAsItCame ? (was?.scenario.name ?? nameOfOwn(start.name)) : start.name;
    const scenario = { ...start, name };
    // A scene made from a received one does not count as made here.
    const isMine = session.originOf(this.scene) !== 'outside';
    const { scene, as } = await (was
      ? scenes.save({ ...was, scenario })
      : scenes.add(scenario, null, { isMine }));
    this.#show(scene, start.name);
    // If the scene changed during the save, the next save follows.
    if (this.#last === JSON.stringify(start)) {
      this.#as = as === 'memory' ? 'memory' : 'kept';
      setSaved(this.scene, this.#as);
    }
    // Until building ends, the thumbnail shows the field at the start.
    void this.#turns.paint(scene.id);
    if (as === 'newer')
      notify(
        `Another page has changed this scene too: what is built here goes on as “${scene.scenario.name}”.`,
        'info',
      );
    return scene;
  }

  /**
   * Updates the page after a save. The open scene gets the address and the name of the saved scene.
   * @param name name of the scene before the save
   */
  #show({ id, scenario }: OwnScene, name: string): void {
    const { session } = this.#page;
    const own: SceneOrigin = `own=${id}`;
    if (session.originOf(this.scene) !== own) session.setOrigin(this.scene, own);
    if (session.scene !== this.scene) return;
    pageHistory.show(`#${own}`);
    if (session.scenario.name === name && name !== scenario.name) session.rename(scenario.name);
  }
}

/**
 * Starts to save automatically each scene that is built from now on.
 * @param picture function that returns a thumbnail of the scene
 */
export function saveWhileBuilding(
  app: Pick<App, 'session' | 'scenarios' | 'notify'>,
  scenes: OwnScenes,
  picture: () => Promise<Blob | null>,
): void {
  const { session } = app;
  /** Original names of built-in scenes that were opened in the scene editor. Key: scene */
  const came = new Map<symbol, string>();
  const turns = new SaveQueue(scenes, picture);
  let saving: SceneSaver | null = null;
  const begin = () => {
    if (isOfAll(app)) came.set(session.scene, session.scenario.name);
    return new SceneSaver(app, turns, came.get(session.scene) ?? null);
  };
  const leave = async (left: SceneSaver) => {
    const scene = await left.saveNow();
    if (scene && session.scene === left.scene) await turns.paint(scene.id);
  };
  const look = () => {
    if (session.building && session.scene === saving?.scene) saving.soon();
    else {
      if (saving) void leave(saving);
      saving = session.building ? begin() : null;
    }
  };
  session.onChange(look);
  // A closing tab saves the last changes.
  window.addEventListener('pagehide', () => void saving?.saveNow());
  look();
}
