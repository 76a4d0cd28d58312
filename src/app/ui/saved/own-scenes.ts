// The scenes saved on this device. Scenes that cannot be stored last until the page is closed.
import * as v from 'valibot';
import type { Field } from '../../../lab/files/field';
import { loadGame, loadOwnLaws } from '../../../lab/files/late-parts';
import { readScenario, ScenarioError } from '../../../lab/files/read-scenario';
import { longestScenarioName } from '../../../lab/files/scenario-schema';
import { shownLine } from '../../../lab/files/schema-parts';
import type { Scenario } from '../../../world/simulation/scenario';
import { Listeners } from '../../session/listeners';
import type { OwnBest } from '../../view/entry';
import type { Database, DatabaseRow } from './database';
import { noteDeleted, wasDeleted } from './deleted-ids';
import { distinctName } from './names';

/** A scene that is saved on this device. */
export interface OwnScene extends DatabaseRow {
  /** Revision number. Saving with an older revision means that another tab has changed the scene. */
  readonly rev: number;
  readonly scenario: Scenario;
  /** Thumbnail of the scene; null if it has none. */
  readonly still: Blob | null;
  /** Time when the scene was saved first. ms since 1970 */
  readonly madeMs: number;
  /** Time when the scene was saved last. ms since 1970 */
  readonly changedMs: number;
  /**
   * Whether the person made the scene on this device. False for scenes from links or files, and for scenes that were
   * made from those.
   */
  readonly isMine: boolean;
  /** Best game result in the scene; null if there is none. */
  readonly best: OwnBest | null;
}

/** Properties of a scene that are given when it is added to the store. */
interface About {
  readonly isMine: boolean;
  readonly best?: OwnBest | null;
}

/** Result of saving a scene: the stored scene, and whether it is stored on the device. */
export interface SaveResult {
  readonly scene: OwnScene;
  /**
   * How the scene is stored: on the device (`kept`), only in the open page (`memory`), or as a copy beside another
   * tab's newer revision (`newer`).
   */
  readonly as: 'kept' | 'memory' | 'newer';
}

interface Channel {
  postMessage(words: string): void;
  addEventListener(type: 'message', listener: () => void): void;
}

interface StoreServices {
  readonly database: Database;
  /** The games that a scene may belong to. */
  readonly games: readonly Field[];
  /** Channel on which tabs tell each other of changes; null if the browser has none. */
  readonly channel: Channel | null;
  /** Returns the present time. ms since 1970 */
  now(): number;
  /** Returns a new id for a scene. */
  newId(): string;
}

/** Largest size of a thumbnail that is shown, bytes. */
const largestStill = 500_000;

const isStill = (value: unknown): value is Blob =>
  value instanceof Blob && /^image\/(webp|png)$/.test(value.type) && value.size <= largestStill;

/** Format of a stored scene. The scenario in it is checked separately, by `readScenario`. */
const schema = v.object({
  id: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  scenario: v.unknown(),
  still: v.fallback(v.nullable(v.custom<Blob>(isStill)), null),
  madeMs: v.fallback(v.pipe(v.number(), v.finite()), 0),
  changedMs: v.fallback(v.pipe(v.number(), v.finite()), 0),
  isMine: v.fallback(v.boolean(), false),
  best: v.fallback(v.nullable(v.object({ of: v.string(), result: v.unknown() })), null),
});

/** Format of a stored object that has an id; other fields are not checked. */
const withId = v.object({ id: v.string() });

export class OwnScenes {
  /** Function that is called once, when a scene cannot be stored. It shows a message to the person. */
  onceNotKept: (() => void) | null = null;
  /** Number of stored scenes that this version of the program cannot read. They stay stored. */
  unread = 0;
  readonly #services: StoreServices;
  readonly #listeners = new Listeners();
  /** Scenes that could not be stored, by id. */
  readonly #unwritten = new Map<string, OwnScene>();
  /** Scenes that this tab has opened or saved, by id. Each is the newest revision that the tab knows. */
  readonly #held = new Map<string, OwnScene>();
  /** Ids of the scenes that the person deleted and the database could not delete. */
  readonly #removed = new Set<string>();
  /** Cache of the scenes that were read from the database, by id. */
  readonly #read = new Map<string, OwnScene>();

  constructor(ground: StoreServices) {
    this.#services = ground;
    ground.channel?.addEventListener('message', () => this.#listeners.tell());
  }

  /** Whether the device has stored every saved scene. */
  get areKept(): boolean {
    return this.#unwritten.size === 0;
  }

  /** Lists the saved scenes, the most recently saved one first. */
  async list(): Promise<readonly OwnScene[]> {
    const stored = await this.#services.database.all().catch(() => []);
    // If a part cannot be loaded, its scenes stay unread and the others are listed.
    if (stored.length > 0) await this.#loadPartsOf(stored);
    const read = stored.map((value) => this.#readOne(value));
    const kept = read.filter((scene) => scene !== null);
    this.unread = read.length - kept.length;
    const others = kept.filter(({ id }) => !this.#unwritten.has(id) && !this.#removed.has(id));
    return [...this.#unwritten.values(), ...others].sort((a, b) => b.changedMs - a.changedMs);
  }

  /** Returns the saved scene with an id; null if this device has none. */
  async find(id: string): Promise<OwnScene | null> {
    return (await this.list()).find((scene) => scene.id === id) ?? null;
  }

  /**
   * Loads the saved scene with an id. Null if this device does not know the id.
   * @throws ScenarioError if the person has deleted the scene on this device
   */
  async open(id: string): Promise<OwnScene | null> {
    const scene = await this.find(id);
    if (scene) this.#held.set(id, scene);
    else if (wasDeleted(id)) throw new ScenarioError('This scene was deleted on this device.');
    return scene;
  }

  /**
   * Returns the version of a saved scene that this tab last opened or saved. Null if this tab has not opened or saved
   * the scene.
   */
  held(id: string): OwnScene | null {
    return this.#held.get(id) ?? null;
  }

  /** Saves a new scene. Its name gets a number if another scene has the name. */
  async add(scenario: Scenario, still: Blob | null, { isMine, best = null }: About): Promise<SaveResult> {
    const madeMs = this.#services.now();
    const about = { still, madeMs, changedMs: madeMs, isMine, best };
    return this.save({ id: this.#services.newId(), rev: 0, scenario: await this.#named(scenario), ...about });
  }

  /**
   * Saves a changed scene, or restores a deleted one. If another tab has saved a newer revision, saves the scene as a
   * copy.
   * @param scene changed scene, with the revision number from before the change
   */
  async save(scene: OwnScene): Promise<SaveResult> {
    noteDeleted(scene.id, false);
    const changedMs = this.#services.now();
    const saved = await this.#write({ ...scene, rev: scene.rev + 1, changedMs });
    const besides = async () =>
      this.#write({
        ...scene,
        ...{ id: this.#services.newId(), rev: 1, madeMs: changedMs, changedMs },
        scenario: await this.#named(scene.scenario),
      });
    const last = saved.as === 'newer' ? { ...(await besides()), as: 'newer' as const } : saved;
    const { id } = last.scene;
    // A revision known to this tab is only replaced if this change was based on it.
    if ((this.#held.get(id)?.rev ?? scene.rev) === scene.rev) this.#held.set(id, last.scene);
    this.#tell();
    return last;
  }

  /** Stores the best game result of a scene. Resolves to false if that fails. */
  async keepBest(id: string, best: OwnBest): Promise<boolean> {
    const held = this.#held.get(id);
    if (held) this.#held.set(id, { ...held, best });
    const unwritten = this.#unwritten.get(id);
    if (unwritten) this.#unwritten.set(id, { ...unwritten, best });
    const isKept = unwritten !== undefined || (await this.#writeBest(id, best));
    this.#tell();
    return isKept;
  }

  /**
   * Stores the best game result of a scene in the database. Resolves to false if the scene is not there or the browser
   * has no room.
   */
  async #writeBest(id: string, best: OwnBest): Promise<boolean> {
    let isThere = false;
    const write = (now: unknown) => {
      isThere = v.is(schema, now);
      return isThere ? { ...(now as DatabaseRow), best } : ((now as DatabaseRow | undefined) ?? null);
    };
    return this.#services.database.change(id, write).then(
      () => isThere,
      () => false,
    );
  }

  /** Changes the name of a saved scene. Throws RangeError for a name without visible characters. */
  rename(scene: OwnScene, name: string): Promise<SaveResult> {
    const clean = shownLine(name, longestScenarioName);
    if (clean === '') throw new RangeError('A scene has a name of at least one letter.');
    return this.save({ ...scene, scenario: { ...scene.scenario, name: clean } });
  }

  /** Deletes the saved scene with an id. The scene disappears from the list even if the database refuses. */
  async remove(id: string): Promise<void> {
    this.#unwritten.delete(id);
    noteDeleted(id, true);
    try {
      await this.#services.database.change(id, () => null);
      // Deleting may have made room for scenes that could not be stored.
      for (const scene of this.#unwritten.values()) await this.#write(scene);
    } catch {
      this.#removed.add(id);
    }
    this.#tell();
  }

  /** Deletes all saved scenes, also those that this version cannot read. Rejects if the browser refuses. */
  async forget(): Promise<void> {
    this.#unwritten.clear();
    const stored = await this.#services.database.all();
    for (const value of stored) {
      if (!v.is(withId, value)) continue;
      await this.#services.database.change(value.id, () => null);
      noteDeleted(value.id, true);
    }
    this.#tell();
  }

  /** Deletes the best results of all scenes. Rejects if the browser refuses. */
  async forgetBests(): Promise<void> {
    for (const [id, scene] of this.#held) this.#held.set(id, { ...scene, best: null });
    for (const [id, scene] of this.#unwritten) this.#unwritten.set(id, { ...scene, best: null });
    const { database } = this.#services;
    for (const value of await database.all().catch(() => []))
      if (v.is(schema, value))
        await database.change(value.id, (now) =>
          v.is(schema, now) ? { ...now, best: null } : (now as DatabaseRow),
        );
    this.#tell();
  }

  /**
   * Adds a listener for changes of the saved scenes, also by other tabs.
   * @returns a function that removes the listener
   */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  async #named(scenario: Scenario): Promise<Scenario> {
    const taken = (await this.list()).map((each) => each.scenario.name);
    return { ...scenario, name: distinctName(scenario.name, taken) };
  }

  async #write(scene: OwnScene): Promise<SaveResult> {
    const { database } = this.#services;
    let isNewer = false;
    const write = async (next: OwnScene): Promise<SaveResult> => {
      await database.change(next.id, (now) => {
        const { success, output } = v.safeParse(schema, now);
        isNewer = success && output.rev >= next.rev;
        if (isNewer) return now as DatabaseRow;
        // Another tab may have stored a better result in the meantime.
        return success ? { ...next, best: output.best } : next;
      });
      if (isNewer) return { scene: next, as: 'newer' };
      this.#unwritten.delete(next.id);
      this.#removed.delete(next.id);
      return { scene: next, as: 'kept' };
    };
    const bare = { ...scene, still: null };
    return write(scene)
      .catch(() => write(bare))
      .catch(() => {
        this.#unwritten.set(scene.id, scene);
        this.onceNotKept?.();
        this.onceNotKept = null;
        return { scene, as: 'memory' };
      });
  }

  async #loadPartsOf(stored: readonly unknown[]): Promise<void> {
    const games = stored.map((value) => {
      const { success, output } = v.safeParse(schema, value);
      return success ? loadGame(output.scenario, this.#services.games) : null;
    });
    await Promise.allSettled([loadOwnLaws(), ...games]);
  }

  /** Reads a stored object as a scene. Returns null if the object is no valid scene. */
  #readOne(value: unknown): OwnScene | null {
    const { success, output } = v.safeParse(schema, value);
    if (!success) return null;
    const { id, rev, changedMs, best } = output;
    const known = this.#read.get(id);
    if (known?.rev === rev && known.changedMs === changedMs) return { ...known, best };
    try {
      const scene = { ...output, scenario: readScenario(output.scenario, this.#services.games) };
      this.#read.set(id, scene);
      return scene;
    } catch {
      return null;
    }
  }

  #tell(): void {
    this.#services.channel?.postMessage('changed');
    this.#listeners.tell();
  }
}
