// The stored scene of the course on the page, for synchronous access. The store itself loads asynchronously.
import type { Session } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import type { OwnScene, OwnScenes } from '../../../app/ui/saved/own-scenes';
import { bestRunKey } from '../spec';

type Page = Pick<App, 'session' | 'ownScenes'>;

/** Store of own scenes by session, once loaded. */
const stores = new WeakMap<object, OwnScenes>();

/** For scenes from links and files: id of a stored scene with the same course, or null. */
const sameCourses = new Map<symbol, string | null>();

/**
 * Loads the store if the scene on the page is stored in it, or has the same course as a stored scene. Resolves to
 * whether this call found out. Without a store the scene counts as not stored.
 */
export async function openStoreFor({ session, ownScenes }: Page): Promise<boolean> {
  const { origin, scene, scenario } = session;
  const isOutside = origin === 'outside' && scenario.par !== undefined;
  if (isOutside ? sameCourses.has(scene) : stores.has(session) || !origin?.startsWith(ownWord)) return false;
  if (isOutside) sameCourses.set(scene, null);
  const scenes = await ownScenes().catch(() => null);
  if (!scenes) return false;
  stores.set(session, scenes);
  if (!isOutside) return true;
  const key = bestRunKey(scenario);
  const same = (await scenes.list()).filter((each) => each.scenario.par && bestRunKey(each.scenario) === key);
  const [first] = [...same.filter(({ isMine }) => isMine), ...same];
  if (!first) return false;
  await scenes.open(first.id);
  sameCourses.set(scene, first.id);
  return true;
}

/** A stored scene, with its store. */
export interface StoredScene {
  readonly scenes: OwnScenes;
  readonly scene: OwnScene;
}

/** Stored scene on the page; null if it is not stored, or before the store is loaded. */
export function storedSceneOf(session: Pick<Session, 'origin'>): StoredScene | null {
  return placeOf(session, session.origin?.startsWith(ownWord) ? session.origin.slice(ownWord.length) : null);
}

/**
 * Stored scene with the course on the page: the scene itself, or one with the same course if the page shows a link or
 * file. Null if there is none, or before the store is loaded.
 */
export function storedCourseOf(session: Pick<Session, 'origin' | 'scene'>): StoredScene | null {
  if (session.origin !== 'outside') return storedSceneOf(session);
  return placeOf(session, sameCourses.get(session.scene) ?? null);
}

function placeOf(session: object, id: string | null): StoredScene | null {
  const scenes = stores.get(session);
  const scene = id === null ? null : scenes?.held(id);
  return scenes && scene ? { scenes, scene } : null;
}

const ownWord = 'own=';
