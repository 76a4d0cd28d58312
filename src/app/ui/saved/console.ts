// The functions for saved scenes that window.slew.own() resolves to, see docs/console.md.
import { readScenario } from '../../../lab/files/read-scenario';
import type { App } from '../app';
import { openAddress, whenAddressRead } from '../sharing/sharing';
import { isMadeHere, keptNow, removeScene, renameScene } from './save-scene';
import { takeThumbnail } from './thumbnail';

export function ownConsole(app: App) {
  const found = async (id: string) => {
    const scenes = await app.ownScenes();
    const scene = await scenes.find(id);
    if (!scene) throw new Error(`slew.own: this device has no scene ${JSON.stringify(id)}, see list()`);
    return { scenes, scene };
  };
  return {
    /** Lists the saved scenes, the most recently saved one first. `changed` is the time of saving, ms since 1970. */
    list: async () =>
      (await (await app.ownScenes()).list()).map(({ id, scenario: { name, question = '' }, changedMs }) => {
        return { id, name, question, changed: changedMs };
      }),
    /** Saves a scenario object, or the open scene if none is given. Resolves to the id of the saved scene. */
    save: async (what?: unknown): Promise<string> => {
      const isHere = what === undefined;
      const scenario = isHere ? keptNow(app) : readScenario(what, app.session.games);
      const still = isHere ? await takeThumbnail(app) : null;
      const scenes = await app.ownScenes();
      // The origin of a scenario object is unknown.
      const isMine = isHere && isMadeHere(scenes, app.session.origin);
      return (await scenes.add(scenario, still, { isMine })).scene.id;
    },
    /** Opens a saved scene by its id. */
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
