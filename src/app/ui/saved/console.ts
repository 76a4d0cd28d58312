// What window.slew.own() resolves to, see docs/console.md.
import { readScenario } from '../../../lab/files/read-scenario';
import type { App } from '../app';
import { openAddress, whenAddressRead } from '../sharing/sharing';
import { isMadeHere, keptNow, removeScene, renameScene } from './keeping';
import { takeStill } from './still';

export function ownConsole(app: App) {
  const found = async (id: string) => {
    const scenes = await app.ownScenes();
    const scene = await scenes.find(id);
    if (!scene) throw new Error(`slew.own: this device has no scene ${JSON.stringify(id)}, see list()`);
    return { scenes, scene };
  };
  return {
    /** The scenes that are kept, the one that was saved last first. `changed` is in ms since 1970. */
    list: async () =>
      (await (await app.ownScenes()).list()).map(({ id, scenario: { name, question = '' }, changedMs }) => {
        return { id, name, question, changed: changedMs };
      }),
    /** Keeps a scenario object, or the scene of the page when left out. Resolves to its id. */
    save: async (what?: unknown): Promise<string> => {
      const isHere = what === undefined;
      const scenario = isHere ? keptNow(app) : readScenario(what, app.session.games);
      const still = isHere ? await takeStill(app) : null;
      const scenes = await app.ownScenes();
      // Of an object nobody knows who made it.
      const isMine = isHere && isMadeHere(scenes, app.session.origin);
      return (await scenes.add(scenario, still, { isMine })).scene.id;
    },
    /** Opens one that is kept. */
    open: async (id: string): Promise<void> => {
      await found(id);
      openAddress(app, `own=${id}`);
      await whenAddressRead();
    },
    rename: async (id: string, name: string): Promise<void> => {
      const { scenes, scene } = await found(id);
      await renameScene(app, scenes, scene, name);
    },
    remove: async (id: string): Promise<void> => {
      const { scenes, scene } = await found(id);
      await removeScene(app, scenes, scene);
    },
  };
}
