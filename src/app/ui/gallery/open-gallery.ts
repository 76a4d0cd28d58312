// The action “Scenes”: the gallery is loaded when it is first opened.
import type { Action } from '../actions/action';
import { lateDialog } from '../kit/late';

const openGallery = lateDialog('The gallery', async (app) => (await import('./gallery')).loadGallery(app));

export const galleryAction: Action = {
  id: 'gallery',
  key: 'H',
  label: 'Scenes',
  help: 'Every scene with its picture. Type to find one.',
  run: (app) => void openGallery(app),
};
