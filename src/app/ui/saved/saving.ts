// Saves the scene that is built, half a second after each change. One of everybody's becomes one of the person's own by the first.

import type { Scenario } from '../../../world/simulation/scenario';
import type { Origin } from '../../session/session';
import type { App } from '../app';
import { isOfAll, nameOfOwn } from './keeping';
import type { OwnScene, OwnScenes } from './own-scenes';
import { type SavedAs, setSaved } from './saved';

/** How long nothing must change before the scene is saved. ms */
const restMs = 500;

/** Saves in turn: what is saved next is made of what was saved before. */
class Turns {
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

  /** Gives a scene the picture of what the field shows now. */
  async paint(id: string): Promise<void> {
    const still = await this.#picture();
    await this.next(async () => {
      const scene = this.scenes.held(id);
      if (scene && still) await this.scenes.put({ ...scene, still });
    });
  }
}

/** What is saved of a scene while it is built. */
class Saving {
  readonly scene: symbol;
  readonly #page: Pick<App, 'session' | 'notify'>;
  readonly #turns: Turns;
  /** Its name while it was everybody's; null for one that was not. */
  readonly #came: string | null;
  /** As it is now, and as it was when it was saved last or when building began. */
  #now: Scenario;
  #last: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saved: Promise<OwnScene | null> = Promise.resolve(null);
  /** What became of what was saved last. */
  #as: SavedAs | null = null;

  constructor(page: Pick<App, 'session' | 'notify'>, turns: Turns, came: string | null) {
    this.scene = page.session.scene;
    this.#page = page;
    this.#turns = turns;
    this.#came = came;
    this.#now = page.session.start;
    this.#last = JSON.stringify(this.#now);
  }

  /** Saves when nothing has changed for a while. */
  soon(): void {
    this.#now = this.#page.session.start;
    if (JSON.stringify(this.#now) !== this.#last) setSaved(this.scene, 'soon');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), restMs);
  }

  /** Saves what has changed. Resolves to the scene as it is kept, and to null while it was not changed. */
  now(): Promise<OwnScene | null> {
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
    // What is made of a scene from elsewhere is not all made here.
    const isMine = session.originOf(this.scene) !== 'outside';
    const { scene, as } = await (was
      ? scenes.put({ ...was, scenario })
      : scenes.add(scenario, null, { isMine }));
    this.#show(scene, start.name);
    // What was changed while it was written is saved next.
    if (this.#last === JSON.stringify(start)) {
      this.#as = as === 'memory' ? 'memory' : 'kept';
      setSaved(this.scene, this.#as);
    }
    // Until building ends, the field at the start is its picture.
    void this.#turns.paint(scene.id);
    if (as === 'newer')
      notify(
        `Another page has changed this scene too: what is built here goes on as “${scene.scenario.name}”.`,
        'info',
      );
    return scene;
  }

  /** Has the page show the scene under the name that it is kept by. @param name that it had */
  #show({ id, scenario }: OwnScene, name: string): void {
    const { session } = this.#page;
    const own: Origin = `own=${id}`;
    if (session.originOf(this.scene) !== own) session.setOrigin(this.scene, own);
    if (session.scene !== this.scene) return;
    history.replaceState(null, '', `#${own}`);
    if (session.scenario.name === name && name !== scenario.name) session.rename(scenario.name);
  }
}

/** Saves every scene that is built from now on. @param picture takes the picture of what the field shows */
export function saveWhileBuilding(
  app: Pick<App, 'session' | 'scenarios' | 'notify'>,
  scenes: OwnScenes,
  picture: () => Promise<Blob | null>,
): void {
  const { session } = app;
  /** Names of scenes while they were everybody's: undo leads back to them. */
  const came = new Map<symbol, string>();
  const turns = new Turns(scenes, picture);
  let saving: Saving | null = null;
  const begin = () => {
    if (isOfAll(app)) came.set(session.scene, session.scenario.name);
    return new Saving(app, turns, came.get(session.scene) ?? null);
  };
  const leave = async (left: Saving) => {
    const scene = await left.now();
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
  // A page that is closed in the middle of something saves what was.
  window.addEventListener('pagehide', () => void saving?.now());
  look();
}
