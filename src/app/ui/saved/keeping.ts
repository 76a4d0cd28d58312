// Keeps the scene that is shown: one that came from a link or a file as it came, any other one as a copy.

import type { Scenario } from '../../../world/simulation/scenario';
import type { Origin } from '../../session/session';
import type { KeptBests } from '../../view/entry';
import type { App } from '../app';
import { showInAddress } from '../sharing/sharing';
import type { OwnScene, OwnScenes } from './own-scenes';
import { takeStill } from './still';

/** The scenes that are being kept: a second press comes before the first is done. */
const underWay = new Set<symbol>();

/** Keeps the scene on the page. It flies on; what came from elsewhere is the kept scene from now on, and any other one stays what it is. */
export async function keepScene(app: App): Promise<void> {
  const { session, notify } = app;
  const { scene, origin } = session;
  if (underWay.has(scene)) return;
  underWay.add(scene);
  try {
    const kept = keptNow(app);
    const [scenes, still, bests] = await Promise.all([
      app.ownScenes(),
      takeStill(app),
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

/** Has a scene of the person's own take what the one on the page brings along, where both are the same to play. False where there is none. */
export async function joinOwn(
  { session, notify }: Pick<App, 'session' | 'notify'>,
  scenes: OwnScenes,
  came: Scenario,
  bests: readonly Pick<KeptBests, 'joined'>[],
): Promise<boolean> {
  const { scene } = session;
  for (const own of await scenes.list()) {
    const joined = bests.map(({ joined }) => joined(own, came)).find((each) => each !== null);
    if (!joined) continue;
    const isNew = joined !== own.scenario;
    const { name } = isNew ? (await scenes.put({ ...own, scenario: joined })).scene.scenario : joined;
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

/** From now on a scene is one that is kept. @param name under which it is */
function become(session: App['session'], scene: symbol, id: string, name: string): void {
  const own: Origin = `own=${id}`;
  session.setOrigin(scene, own);
  if (session.scene !== scene) return;
  history.replaceState(null, '', `#${own}`);
  if (session.scenario.name !== name) session.rename(name);
}

/** Whether a scene was made on this device, by where it came from: what everybody has counts as such once it is a person's own. */
export function isMadeHere(scenes: OwnScenes, origin: Origin | null): boolean {
  if (origin === null || origin === 'outside') return origin === null;
  return scenes.held(origin.slice('own='.length))?.isMine ?? false;
}

/** The scene of the page as it would be kept: as it came from elsewhere while nobody has changed anything, else from its start. */
export function keptNow({ session, scenarios }: Pick<App, 'session' | 'scenarios'>): Scenario {
  const { scenario, origin, edited } = session;
  const kept = origin === 'outside' && !edited ? scenario : session.start;
  return isOfAll({ session, scenarios }) ? { ...kept, name: nameOfOwn(kept.name) } : kept;
}

/** Whether the scene of the page is one that everybody has, and not yet the person’s own: one that came by its id, or has the name of such a one. */
export function isOfAll({ session, scenarios }: Pick<App, 'session' | 'scenarios'>): boolean {
  const { origin, title, scenario } = session;
  const isNamedSo = scenarios.some((each) => each.scenario.name === scenario.name);
  return origin === null && (title !== scenario.name || isNamedSo);
}

/** What a person’s own form of such a scene is called. */
export const nameOfOwn = (name: string): string => `${name}, mine`;

/** Gives a scene another name, also where it is on the page. Throws RangeError for one without letters. */
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

/** Takes a scene away. What brings it back is returned. The page goes on with it, from then on by its link, and offers to keep it again. */
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
    void scenes.put(scene).then(({ scene: { id, scenario } }) => {
      if (shown) become(session, shown, id, scenario.name);
    });
}
