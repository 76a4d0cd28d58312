// The scene on the page as it is kept on this device, for what is read at once: the store of own scenes comes late.
import type { Session } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import type { OwnScene, OwnScenes } from '../../../app/ui/saved/own-scenes';
import { bestRunKey } from '../spec';

type Page = Pick<App, 'session' | 'ownScenes'>;

/** The store of a session’s page, once it is there. */
const stores = new WeakMap<object, OwnScenes>();

/** Scenes from elsewhere whose course is kept on this device, too, by the id of that; null for those where it is not. */
const sameCourses = new Map<symbol, string | null>();

/**
 * Has the store come where the scene on the page is kept in it, or may be the course of one that is. Resolves to whether that
 * is known only now; without the store such a scene is as any other.
 */
export async function meetOwnScenes({ session, ownScenes }: Page): Promise<boolean> {
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

/** A scene where it is kept. */
export interface OwnPlace {
  readonly scenes: OwnScenes;
  readonly scene: OwnScene;
}

/** Where the scene on the page is kept on this device; null for one that is not, and before the store is there. */
export function ownPlaceOf(session: Pick<Session, 'origin'>): OwnPlace | null {
  return placeOf(session, session.origin?.startsWith(ownWord) ? session.origin.slice(ownWord.length) : null);
}

/** Where the course on the page is kept: as the scene itself, or where that came from elsewhere as one that is the same to fly. Null as above. */
export function ownCourseOf(session: Pick<Session, 'origin' | 'scene'>): OwnPlace | null {
  if (session.origin !== 'outside') return ownPlaceOf(session);
  return placeOf(session, sameCourses.get(session.scene) ?? null);
}

function placeOf(session: object, id: string | null): OwnPlace | null {
  const scenes = stores.get(session);
  const scene = id === null ? null : scenes?.held(id);
  return scenes && scene ? { scenes, scene } : null;
}

const ownWord = 'own=';
