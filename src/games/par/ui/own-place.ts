// The scene on the page as it is kept on this device, for what is read at once: the store of own scenes comes late.
import type { Session } from '../../../session/session';
import type { App } from '../../../ui/app';
import type { OwnScene, OwnScenes } from '../../../ui/own/own-scenes';

/** The store, once it is there. */
let scenes: OwnScenes | null = null;

/** Has the store come where the scene on the page is kept in it. Resolves to whether it came only now; without it such a scene is as any other. */
export async function meetOwnScenes({
  session,
  ownScenes,
}: Pick<App, 'session' | 'ownScenes'>): Promise<boolean> {
  if (scenes || !session.origin?.startsWith(ownWord)) return false;
  scenes = await ownScenes().catch(() => null);
  return scenes !== null;
}

/** A scene where it is kept. */
export interface OwnPlace {
  readonly scenes: OwnScenes;
  readonly scene: OwnScene;
}

/** Where the scene on the page is kept on this device; null for one that is not, and before the store is there. */
export function ownPlaceOf({ origin }: Pick<Session, 'origin'>): OwnPlace | null {
  const scene = (origin?.startsWith(ownWord) && scenes?.held(origin.slice(ownWord.length))) || null;
  return scene && { scenes: scenes!, scene };
}

const ownWord = 'own=';
