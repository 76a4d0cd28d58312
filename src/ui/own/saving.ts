// Saves the scene that is built, half a second after each change. One of everybody's becomes one of the person's own by the first.
import type { Origin } from '../../session/session';
import type { Scenario } from '../../simulation/scenario';
import type { App } from '../app';
import { isOfAll, nameOfOwn } from './keeping';
import type { OwnScene, OwnScenes } from './own-scenes';

/** How long nothing must change before the scene is saved. ms */
const restMs = 500;

/** What is saved of a scene while it is built. */
class Saving {
  readonly scene: symbol;
  readonly #page: Pick<App, 'session' | 'notify'>;
  readonly #scenes: OwnScenes;
  /** Its name while it was everybody's; null for one that was not. */
  readonly #came: string | null;
  /** As it is now, and as it was when it was saved last or when building began. */
  #now: Scenario;
  #last: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is saved one after the other. It resolves to the scene as it is kept, and to null while it was not changed. */
  #saved: Promise<OwnScene | null> = Promise.resolve(null);

  constructor(page: Pick<App, 'session' | 'notify'>, scenes: OwnScenes, came: string | null) {
    this.scene = page.session.scene;
    this.#page = page;
    this.#scenes = scenes;
    this.#came = came;
    this.#now = page.session.start;
    this.#last = JSON.stringify(this.#now);
  }

  /** Saves when nothing has changed for a while. */
  soon(): void {
    this.#now = this.#page.session.start;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), restMs);
  }

  /** Saves what has changed. Resolves to the scene as it is kept, and to null while it was not changed. */
  now(): Promise<OwnScene | null> {
    clearTimeout(this.#timer);
    const start = this.#now;
    const text = JSON.stringify(start);
    if (text === this.#last) return this.#saved;
    this.#last = text;
    this.#saved = this.#saved.then(() => this.#save(start));
    return this.#saved;
  }

  async #save(start: Scenario): Promise<OwnScene> {
    const { session, notify } = this.#page;
    const [, id] = /^own=(.*)$/.exec(session.originOf(this.scene) ?? '') ?? [];
    const was = id ? this.#scenes.held(id) : null;
    const isAsItCame = start.name === this.#came;
    const name = isAsItCame ? (was?.scenario.name ?? nameOfOwn(start.name)) : start.name;
    const scenario = { ...start, name };
    const { scene, as } = await (was
      ? this.#scenes.put({ ...was, scenario })
      : this.#scenes.add(scenario, null));
    this.#show(scene, start.name);
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

/** Saves every scene that is built from now on. @param picture takes the picture of a scene, when building ends */
export function saveWhileBuilding(
  app: Pick<App, 'session' | 'scenarios' | 'notify'>,
  scenes: OwnScenes,
  picture: () => Promise<Blob | null>,
): void {
  const { session } = app;
  /** Names of scenes while they were everybody's: undo leads back to them. */
  const came = new Map<symbol, string>();
  let saving: Saving | null = null;
  const begin = () => {
    if (isOfAll(app)) came.set(session.scene, session.scenario.name);
    return new Saving(app, scenes, came.get(session.scene) ?? null);
  };
  const leave = async (left: Saving) => {
    const scene = await left.now();
    const still = scene && session.scene === left.scene ? await picture() : null;
    if (scene && still) await scenes.put({ ...(scenes.held(scene.id) ?? scene), still });
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
