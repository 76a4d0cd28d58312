// The scene on the page as it is kept on this device, for what is read at once: the store of own scenes comes late.
import type { Session } from '../../../session/session';
import type { App } from '../../../ui/app';
import type { OwnScene, OwnScenes } from '../../../ui/own/own-scenes';

/** The store of a session’s page, once it is there. */
const stores = new WeakMap<object, OwnScenes>();

/** Has the store come where the scene on the page is kept in it. Resolves to whether it came only now; without it such a scene is as any other. */
export async function meetOwnScenes({
  session,
  ownScenes,
}: Pick<App, 'session' | 'ownScenes'>): Promise<boolean> {
  if (stores.has(session) || !session.origin?.startsWith(ownWord)) return false;
  const scenes = await ownScenes().catch(() => null);
  if (scenes) stores.set(session, scenes);
  return scenes !== null;
}

/** A scene where it is kept. */
export interface OwnPlace {
  readonly scenes: OwnScenes;
  readonly scene: OwnScene;
}

/** Where the scene on the page is kept on this device; null for one that is not, and before the store is there. */
export function ownPlaceOf(session: Pick<Session, 'origin'>): OwnPlace | null {
  const scenes = stores.get(session);
  const id = session.origin?.startsWith(ownWord) ? session.origin.slice(ownWord.length) : null;
  const scene = id === null ? null : scenes?.held(id);
  return scenes && scene ? { scenes, scene } : null;
}

const ownWord = 'own=';
