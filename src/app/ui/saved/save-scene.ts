// Saves the open scene (the button Keep). A scene from a link or file becomes a saved scene; of any
// other scene a copy is saved.

import type { Scenario } from '../../../world/simulation/scenario';
import type { SceneOrigin } from '../../session/session';
import type { KeptBests } from '../../view/entry';
import type { App } from '../app';
import { pageHistory } from '../kit/page-history';
import { showInAddress } from '../sharing/sharing';
import type { OwnScene, OwnScenes } from './own-scenes';
import { takeThumbnail } from './thumbnail';

/** Scenes that are being saved now, so that a second press does nothing. */
const underWay = new Set<symbol>();

export async function keepScene(app: App): Promise<void> {
  const { session, notify } = app;
  const { scene, origin } = session;
  if (underWay.has(scene)) return;
  underWay.add(scene);
  try {
    const kept = keptNow(app);
    const [scenes, still, bests] = await Promise.all([
      app.ownScenes(),
      takeThumbnail(app),
      app.features.keptBests(),
    ]);
    if (origin === 'outside' && (await joinOwn(app, scenes, kept, bests))) return;
    const saved = await scenes.add(kept, still, { isMine: isMadeHere(scenes, origin) });
    if (origin === 'outside') become(session, scene, saved.scene.id, saved.scene.scenario.name);
    const where =
      saved.as === 'memory'
        ? 'lasts until the page is left: this browser keeps no scenes, or has no room. Save it as a file'
        : 'is kept on this device. It is the first of Yours, in Scenes';
    notify(`“${saved.scene.scenario.name}” ${where}.`, 'info');
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error), 'error');
  } finally {
    underWay.delete(scene);
  }
}

/**
 * Checks whether the open scene is already saved. If so, adds new runs to the saved scene, and marks the open scene as
 * saved.
 * @param came scenario of the open scene, received by link or file
 * @returns whether the scene is already saved
 */
export async function joinOwn(
  { session, notify }: Pick<App, 'session' | 'notify'>,
  scenes: OwnScenes,
  came: Scenario,
  bests: readonly Pick<KeptBests, 'mergeWith'>[],
): Promise<boolean> {
  const { scene } = session;
  for (const own of await scenes.list()) {
    const joined = bests.map(({ mergeWith }) => mergeWith(own, came)).find((each) => each !== null);
    if (!joined) continue;
    const isNew = joined !== own.scenario;
    const { name } = isNew ? (await scenes.save({ ...own, scenario: joined })).scene.scenario : joined;
    if (!isNew) await scenes.open(own.id);
    become(session, scene, own.id, name);
    notify(
      isNew
        ? `This is “${name}”, which you have: what is new in the link is kept with it.`
        : `This is “${name}”, which you have.`,
      'info',
    );
    return true;
  }
  return false;
}

/**
 * Records that a scene is stored on this device. If the scene is open, also updates the page's address and the scene's
 * name.
 * @param scene symbol that identifies the scene in the session
 * @param id id of the saved scene
 * @param name name of the saved scene
 */
function become(session: App['session'], scene: symbol, id: string, name: string): void {
  const own: SceneOrigin = `own=${id}`;
  session.setOrigin(scene, own);
  if (session.scene !== scene) return;
  pageHistory.show(`#${own}`);
  if (session.scenario.name !== name) session.rename(name);
}

/** Whether a scene was made on this device. Built-in scenes count as made here. */
export function isMadeHere(scenes: OwnScenes, origin: SceneOrigin | null): boolean {
  if (origin === null || origin === 'outside') return origin === null;
  return scenes.held(origin.slice('own='.length))?.isMine ?? false;
}

/** Returns the scenario that the button Keep saves. */
export function keptNow({ session, scenarios }: Pick<App, 'session' | 'scenarios'>): Scenario {
  const { scenario, origin, edited } = session;
  const kept = origin === 'outside' && !edited ? scenario : session.start;
  return isOfAll({ session, scenarios }) ? { ...kept, name: nameOfOwn(kept.name) } : kept;
}

/** Whether the open scene is a built-in one. */
export function isOfAll({ session, scenarios }: Pick<App, 'session' | 'scenarios'>): boolean {
  const { origin, title, scenario } = session;
  const isNamedSo = scenarios.some((each) => each.scenario.name === scenario.name);
  return origin === null && (title !== scenario.name || isNamedSo);
}

/** Returns the name for a person's copy of a built-in scene. */
export const nameOfOwn = (name: string): string => `${name}, mine`;

/** Renames a saved scene. Rejects with a RangeError for a name without visible characters. */
export async function renameScene(
  { session }: App,
  scenes: OwnScenes,
  scene: OwnScene,
  name: string,
): Promise<void> {
  const renamed = scenes.rename(scene, name);
  const shown = session.origin === `own=${scene.id}` ? session.scene : null;
  const { as, scene: kept } = await renamed;
  if (shown && shown === session.scene && as !== 'newer') session.rename(kept.scenario.name);
}

/** Deletes a saved scene. Resolves to a function that restores the scene. */
export async function removeScene(
  app: Pick<App, 'session' | 'scenarios'>,
  scenes: OwnScenes,
  scene: OwnScene,
): Promise<() => void> {
  const { session } = app;
  const shown = session.origin === `own=${scene.id}` ? session.scene : null;
  await scenes.remove(scene.id);
  if (shown) {
    session.setOrigin(shown, 'outside');
    await showInAddress(app, keptNow(app));
  }
  return () =>
    void scenes.save(scene).then(({ scene: { id, scenario } }) => {
      if (shown) become(session, shown, id, scenario.name);
    });
}
