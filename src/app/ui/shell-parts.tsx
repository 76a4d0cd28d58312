// The shell once it is loaded.
import type { LoadedFeature } from './features';
import { loadGallery } from './gallery/gallery';
import { helpDialog } from './help/help';
import { openDialog } from './kit/late';
import { Panel } from './panel/panel';
import { playCard } from './play/play-card';
import { ownConsole } from './saved/console';
import { keepScene } from './saved/keeping';
import { SavedSign } from './saved/saved-sign';
import { saveWhileBuilding } from './saved/saving';
import { takeStill } from './saved/still';
import { ownScenesOf } from './saved/store';
import { Scope } from './scope/scope';
import { Synth } from './sound/synth';
import { Today, TodayRows } from './today/today';

export const shellParts: LoadedFeature = {
  run: {
    gallery: async (app) => openDialog(app, 'The gallery', await loadGallery(app)),
    help: (app) => openDialog(app, 'The help', helpDialog),
    play: async (app) => {
      try {
        const entries = await app.features.entries();
        openDialog(app, 'The games', () => playCard(entries));
      } catch (error) {
        app.notify(error instanceof Error ? error.message : String(error), 'error');
      }
    },
    keep: (app) => void keepScene(app),
    'keep-copy': (app) => void keepScene(app),
  },
  parts: {
    'tune drawer': Panel,
    'measure drawer': Scope,
    'saved sign': SavedSign,
    'today chip': Today,
    'today rows': TodayRows,
  },
  services: {
    ownScenesOf,
    ownConsole,
    saveWhileBuilding: async (app) => saveWhileBuilding(app, await app.ownScenes(), () => takeStill(app)),
    newSynth: (context) => new Synth(context),
  },
};
