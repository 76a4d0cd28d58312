// Keeps the scene that is shown: one that came from a link or a file as it came, any other one as a copy.
import type { Origin } from '../../session/session';
import type { Scenario } from '../../simulation/scenario';
import type { App } from '../app';
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
    const [scenes, still] = await Promise.all([app.ownScenes(), takeStill(app)]);
    const saved = await scenes.add(kept, still, { isMine: isMadeHere(scenes, origin) });
    const own: Origin = `own=${saved.scene.id}`;
    if (origin === 'outside') session.setOrigin(scene, own);
    if (origin === 'outside' && session.scene === scene) history.replaceState(null, '', `#${own}`);
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

/** Takes a scene away. What brings it back is returned. The page goes on with it, and offers to keep it again. */
export async function removeScene({ session }: App, scenes: OwnScenes, scene: OwnScene): Promise<() => void> {
  const own: Origin = `own=${scene.id}`;
  const shown = session.origin === own ? session.scene : null;
  const note = (origin: Origin) => {
    if (shown) session.setOrigin(shown, origin);
  };
  await scenes.remove(scene.id);
  note('outside');
  return () => void scenes.put(scene).then(() => note(own));
}
