// Gives immediate access to the saved scene of the open course, although the store
// of saved scenes loads asynchronously.
import type { Session } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import type { OwnScene, OwnScenes } from '../../../app/ui/saved/own-scenes';
import { bestRunKey } from '../spec';

type Page = Pick<App, 'session' | 'ownScenes'>;

/** The store of saved scenes, by session. A session has an entry only after its store was loaded. */
const stores = new WeakMap<object, OwnScenes>();

/**
 * Id of the saved scene with the same course as the opened scene. Null if none is known. Key: symbol of a scene that
 * was opened from a link or file.
 */
const sameCourses = new Map<symbol, string | null>();

/** Loads the saved scenes if the open scene needs them. @returns true if the page must be drawn again */
export async function openStoreFor({ session, ownScenes }: Page): Promise<boolean> {
  // The scene counts as saved if it has the same course as a saved scene. Without a store it counts as not saved.
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

/** A saved scene, and the store that contains it. */
export interface StoredScene {
  readonly scenes: OwnScenes;
  readonly scene: OwnScene;
}

/** Returns the open saved scene. Null if unsaved or the store is not loaded. */
export function storedSceneOf(session: Pick<Session, 'origin'>): StoredScene | null {
  return placeOf(session, session.origin?.startsWith(ownWord) ? session.origin.slice(ownWord.length) : null);
}

/** Returns the saved scene with the open course. Null if none, or before the store is loaded. */
export function storedCourseOf(session: Pick<Session, 'origin' | 'scene'>): StoredScene | null {
  // The open scene itself, or one with the same course if a link or file is open.
  if (session.origin !== 'outside') return storedSceneOf(session);
  return placeOf(session, sameCourses.get(session.scene) ?? null);
}

function placeOf(session: object, id: string | null): StoredScene | null {
  const scenes = stores.get(session);
  const scene = id === null ? null : scenes?.held(id);
  return scenes && scene ? { scenes, scene } : null;
}

const ownWord = 'own=';
