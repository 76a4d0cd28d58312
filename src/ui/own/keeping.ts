// Keeps the scene that is shown: one that came from a link or a file as it came, any other one as a copy.
import type { Scenario } from '../../simulation/scenario';
import type { App } from '../app';
import { noteOrigin, type Origin, originOf } from '../sharing/origin';
import type { OwnScene, OwnScenes } from './own-scenes';
import { takeStill } from './still';

/** The scenes that are being kept: a second press comes before the first is done. */
const underWay = new WeakSet<object>();

/** Keeps the scene on the page. It flies on; what came from elsewhere is the kept scene from now on, and any other one stays what it is. */
export async function keepScene(app: App): Promise<void> {
  const { session, view, notify } = app;
  const { scenario } = session;
  if (underWay.has(scenario)) return;
  underWay.add(scenario);
  try {
    const isFromOutside = originOf(scenario) === 'outside';
    const kept = keptNow(app);
    const [scenes, still] = await Promise.all([app.ownScenes(), takeStill(app)]);
    const saved = await scenes.add(kept, still);
    const own = `own=${saved.scene.id}` as const;
    if (isFromOutside) noteOrigin(scenario, own);
    if (isFromOutside && session.scenario === scenario) history.replaceState(null, '', `#${own}`);
    const where =
      saved.as === 'memory'
        ? 'lasts until the page is left: this browser keeps no scenes. Save it as a file'
        : 'is kept on this device. It is the first of Scenes';
    notify(`“${saved.scene.scenario.name}” ${where}.`, 'info');
    view.redraw();
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error), 'error');
  } finally {
    underWay.delete(scenario);
  }
}

/** Takes a scene away. What brings it back is returned. The page goes on with it, and offers to keep it again. */
export async function removeScene(
  { session, view }: App,
  scenes: OwnScenes,
  scene: OwnScene,
): Promise<() => void> {
  const { scenario } = session;
  const own: Origin = `own=${scene.id}`;
  const isShown = originOf(scenario) === own;
  const note = (origin: Origin) => {
    if (isShown) noteOrigin(scenario, origin);
    view.redraw();
  };
  await scenes.remove(scene.id);
  note('outside');
  return () => void scenes.put(scene).then(() => note(own));
}

/** The scene of the page as it would be kept: to the letter as it came from elsewhere while nobody has changed anything, else from its start. */
export function keptNow({ session, scenarios }: App): Scenario {
  const { scenario, title, edited } = session;
  const origin = originOf(scenario);
  const kept = origin === 'outside' && !edited ? scenario : session.toScenario();
  const isBuiltIn = origin === undefined && scenarios.some(({ id }) => id === title);
  return isBuiltIn ? { ...kept, name: `${kept.name}, mine` } : kept;
}
