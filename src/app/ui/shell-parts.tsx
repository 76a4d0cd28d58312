// The code of the shell: components and functions of the page that are not needed at first.
import type { LoadedFeature } from './features';
import { loadGallery } from './gallery/gallery';
import { helpDialog } from './help/help';
import { openDialog } from './kit/late';
import { TunePanel } from './panel/panel';
import { games } from './play/games';
import { saveWhileBuilding } from './saved/auto-save';
import { ownConsole } from './saved/console';
import { ownScenesOf } from './saved/open-store';
import { keepScene } from './saved/save-scene';
import { SavedSign } from './saved/saved-sign';
import { takeThumbnail } from './saved/thumbnail';
import { MeasurePanel } from './scope/scope';
import { openShare } from './sharing/share-dialog';
import { Synth } from './sound/synth';
import { Today, TodayRows } from './today/today';

export const shellParts: LoadedFeature = {
  run: {
    gallery: async (app) => openDialog(app, 'The gallery', await loadGallery(app)),
    help: (app) => openDialog(app, 'The help', helpDialog),
    play: async (app) => {
      try {
        const entries = await app.features.entries();
        openDialog(app, 'The games', () => games(entries));
      } catch (error) {
        app.notify(error instanceof Error ? error.message : String(error), 'error');
      }
    },
    share: openShare,
    keep: (app) => void keepScene(app),
    'keep-copy': (app) => void keepScene(app),
  },
  parts: {
    'tune drawer': TunePanel,
    'measure drawer': MeasurePanel,
    'saved sign': SavedSign,
    'today chip': Today,
    'today rows': TodayRows,
  },
  services: {
    ownScenesOf,
    ownConsole,
    saveWhileBuilding: async (app) => saveWhileBuilding(app, await app.ownScenes(), () => takeThumbnail(app)),
    newSynth: (context) => new Synth(context),
  },
};
