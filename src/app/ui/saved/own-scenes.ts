// The scenes that a person keeps on this device. Those that the browser does not keep last until the page is left.
import * as v from 'valibot';
import type { Field } from '../../../lab/files/field';
import { loadGame, loadOwnLaws } from '../../../lab/files/late-parts';
import { readScenario, ScenarioError } from '../../../lab/files/read-scenario';
import { longestName } from '../../../lab/files/scenario-schema';
import { shownLine } from '../../../lab/files/schema-parts';
import type { Scenario } from '../../../world/simulation/scenario';
import { Listeners } from '../../session/listeners';
import type { OwnBest } from '../../view/entry';
import { distinctName } from './names';
import { noteRemoved, wasRemoved } from './removed';
import type { Shelf, Shelved } from './shelf';

/** A scene that is kept. */
export interface OwnScene extends Shelved {
  /** How often it was saved: who saves a scene that was saved more often meanwhile has not seen what another page changed. */
  readonly rev: number;
  readonly scenario: Scenario;
  /** Its picture; null without one. */
  readonly still: Blob | null;
  /** When it was first kept, and when it was last saved. ms since 1970 */
  readonly madeMs: number;
  readonly changedMs: number;
  /** Whether it was made on this device; what came from elsewhere, and what is made of that, is not. */
  readonly isMine: boolean;
  /** The best that was reached in it; null for nothing. Only `keepBest` changes it. */
  readonly best: OwnBest | null;
}

/** What is told of a scene that is added. */
interface About {
  readonly isMine: boolean;
  readonly best?: OwnBest | null;
}

/** What became of a scene that was to be saved, and the scene as it is kept now. */
export interface Saved {
  readonly scene: OwnScene;
  /** On the device; in this page only; or beside what another page has saved since, under a name of its own. */
  readonly as: 'kept' | 'memory' | 'newer';
}

/** What is between pages, of a BroadcastChannel. */
interface Channel {
  postMessage(words: string): void;
  addEventListener(type: 'message', listener: () => void): void;
}

/** What the store stands on. */
interface Ground {
  readonly shelf: Shelf;
  /** The games that scenes may be played as. */
  readonly games: readonly Field[];
  /** Tells other pages of changes, and is told of theirs; null where the browser has none. */
  readonly channel: Channel | null;
  /** ms since 1970 */
  now(): number;
  /** An id that nothing has yet. */
  newId(): string;
}

/** Largest picture that is shown. bytes; one of 600 × 280 points has 15,000 */
const largestStill = 500_000;

const isStill = (value: unknown): value is Blob =>
  value instanceof Blob && /^image\/(webp|png)$/.test(value.type) && value.size <= largestStill;

/** What another page has put there may be anything. Its scenario is read apart. */
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

/** Anything that was put there with an id. */
const named = v.object({ id: v.string() });

export class OwnScenes {
  /** Called the first time that a scene is not kept: it stays so for as long as the page is open. */
  onceNotKept: (() => void) | null = null;
  /** How many there are that this version cannot read. They stay where they are. */
  unread = 0;
  readonly #ground: Ground;
  readonly #listeners = new Listeners();
  /** Scenes that could not be written. */
  readonly #unwritten = new Map<string, OwnScene>();
  /** Those that this page opened or saved, as it did. */
  readonly #held = new Map<string, OwnScene>();
  /** Ids of scenes that could not be taken away. */
  readonly #removed = new Set<string>();
  /** What was read last, by id: reading takes long in a crowd. */
  readonly #read = new Map<string, OwnScene>();

  constructor(ground: Ground) {
    this.#ground = ground;
    ground.channel?.addEventListener('message', () => this.#listeners.tell());
  }

  /** Whether all of them are on the device, and not in this page only. */
  get areKept(): boolean {
    return this.#unwritten.size === 0;
  }

  /** All of them, the one that was saved last first. */
  async list(): Promise<readonly OwnScene[]> {
    const stored = await this.#ground.shelf.all().catch(() => []);
    // What cannot be fetched leaves its scenes unread, and the others there.
    if (stored.length > 0) await this.#loadPartsOf(stored);
    const read = stored.map((value) => this.#readOne(value));
    const kept = read.filter((scene) => scene !== null);
    this.unread = read.length - kept.length;
    const others = kept.filter(({ id }) => !this.#unwritten.has(id) && !this.#removed.has(id));
    return [...this.#unwritten.values(), ...others].sort((a, b) => b.changedMs - a.changedMs);
  }

  /** One by its id; null where this device has none. */
  async find(id: string): Promise<OwnScene | null> {
    return (await this.list()).find((scene) => scene.id === id) ?? null;
  }

  /** The same, and holds it as what this page shows. Rejects with a ScenarioError where it was deleted here. */
  async open(id: string): Promise<OwnScene | null> {
    const scene = await this.find(id);
    if (scene) this.#held.set(id, scene);
    else if (wasRemoved(id)) throw new ScenarioError('This scene was deleted on this device.');
    return scene;
  }

  /** A scene as this page opened or saved it last, whatever other pages have saved since; null for one that it did neither with. */
  held(id: string): OwnScene | null {
    return this.#held.get(id) ?? null;
  }

  /** Keeps another scene. Its name gets a number where one is called so. */
  async add(scenario: Scenario, still: Blob | null, { isMine, best = null }: About): Promise<Saved> {
    const madeMs = this.#ground.now();
    const about = { still, madeMs, changedMs: madeMs, isMine, best };
    return this.put({ id: this.#ground.newId(), rev: 0, scenario: await this.#named(scenario), ...about });
  }

  /** Saves a scene in place of what it was, or brings one back that was taken away. @param scene with the revision that was changed */
  async put(scene: OwnScene): Promise<Saved> {
    noteRemoved(scene.id, false);
    const changedMs = this.#ground.now();
    const saved = await this.#write({ ...scene, rev: scene.rev + 1, changedMs });
    const besides = async () =>
      this.#write({
        ...scene,
        ...{ id: this.#ground.newId(), rev: 1, madeMs: changedMs, changedMs },
        scenario: await this.#named(scene.scenario),
      });
    const last = saved.as === 'newer' ? { ...(await besides()), as: 'newer' as const } : saved;
    const { id } = last.scene;
    // Who saves what another page has changed does not show it yet.
    if ((this.#held.get(id)?.rev ?? scene.rev) === scene.rev) this.#held.set(id, last.scene);
    this.#tell();
    return last;
  }

  /**
   * Keeps the best that was reached in a scene, with the scene. It is no change of it: who changes it in another page has
   * seen all of it. False where this device has no such scene any more, or has no room.
   */
  async keepBest(id: string, best: OwnBest): Promise<boolean> {
    const held = this.#held.get(id);
    if (held) this.#held.set(id, { ...held, best });
    const unwritten = this.#unwritten.get(id);
    if (unwritten) this.#unwritten.set(id, { ...unwritten, best });
    const isKept = unwritten !== undefined || (await this.#writeBest(id, best));
    this.#tell();
    return isKept;
  }

  /** Writes it to a scene that is on the shelf. False where there is none, or no room. */
  async #writeBest(id: string, best: OwnBest): Promise<boolean> {
    let isThere = false;
    const write = (now: unknown) => {
      isThere = v.is(schema, now);
      return isThere ? { ...(now as Shelved), best } : ((now as Shelved | undefined) ?? null);
    };
    return this.#ground.shelf.change(id, write).then(
      () => isThere,
      () => false,
    );
  }

  /** Gives a scene another name. Throws RangeError for one without letters. */
  rename(scene: OwnScene, name: string): Promise<Saved> {
    const clean = shownLine(name, longestName);
    if (clean === '') throw new RangeError('A scene has a name of at least one letter.');
    return this.put({ ...scene, scenario: { ...scene.scenario, name: clean } });
  }

  /** Takes a scene away. */
  async remove(id: string): Promise<void> {
    this.#unwritten.delete(id);
    noteRemoved(id, true);
    try {
      await this.#ground.shelf.change(id, () => null);
      // There may be room now.
      for (const scene of this.#unwritten.values()) await this.#write(scene);
    } catch {
      this.#removed.add(id);
    }
    this.#tell();
  }

  /** Takes all of them away, those too that this version cannot read. Rejects where the browser does not let it. */
  async forget(): Promise<void> {
    this.#unwritten.clear();
    const stored = await this.#ground.shelf.all();
    for (const value of stored) {
      if (!v.is(named, value)) continue;
      await this.#ground.shelf.change(value.id, () => null);
      noteRemoved(value.id, true);
    }
    this.#tell();
  }

  /** Forgets what was reached in them. Rejects where the browser does not let it. */
  async forgetBests(): Promise<void> {
    for (const [id, scene] of this.#held) this.#held.set(id, { ...scene, best: null });
    for (const [id, scene] of this.#unwritten) this.#unwritten.set(id, { ...scene, best: null });
    const { shelf } = this.#ground;
    for (const value of await shelf.all().catch(() => []))
      if (v.is(schema, value))
        await shelf.change(value.id, (now) =>
          v.is(schema, now) ? { ...now, best: null } : (now as Shelved),
        );
    this.#tell();
  }

  /** Calls back after every change, by another page too. @returns ends that */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** A scenario under a name that none of them has. */
  async #named(scenario: Scenario): Promise<Scenario> {
    const taken = (await this.list()).map((each) => each.scenario.name);
    return { ...scenario, name: distinctName(scenario.name, taken) };
  }

  /** Writes a scene, unless another page has written it since. Where its picture has no room, it is written without. */
  async #write(scene: OwnScene): Promise<Saved> {
    const { shelf } = this.#ground;
    let isNewer = false;
    const write = async (next: OwnScene): Promise<Saved> => {
      await shelf.change(next.id, (now) => {
        const { success, output } = v.safeParse(schema, now);
        isNewer = success && output.rev >= next.rev;
        if (isNewer) return now as Shelved;
        // Another page may have reached more in it meanwhile.
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

  /** Fetches what reads laws of one’s own, and the large games that scenes are played as. */
  async #loadPartsOf(stored: readonly unknown[]): Promise<void> {
    const games = stored.map((value) => {
      const { success, output } = v.safeParse(schema, value);
      return success ? loadGame(output.scenario, this.#ground.games) : null;
    });
    await Promise.allSettled([loadOwnLaws(), ...games]);
  }

  /** A stored value as a scene; null for one that is none, or whose scenario is refused. */
  #readOne(value: unknown): OwnScene | null {
    const { success, output } = v.safeParse(schema, value);
    if (!success) return null;
    const { id, rev, changedMs, best } = output;
    const known = this.#read.get(id);
    if (known?.rev === rev && known.changedMs === changedMs) return { ...known, best };
    try {
      const scene = { ...output, scenario: readScenario(output.scenario, this.#ground.games) };
      this.#read.set(id, scene);
      return scene;
    } catch {
      return null;
    }
  }

  #tell(): void {
    this.#ground.channel?.postMessage('changed');
    this.#listeners.tell();
  }
}
