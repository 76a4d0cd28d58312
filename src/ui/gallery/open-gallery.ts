// The action “Scenes”: the gallery is loaded when it is first opened.
import type { Action } from '../actions/action';
import { openedLate } from '../late';

const openGallery = openedLate('The gallery', async (app) => (await import('./gallery')).createGallery(app));

export const galleryAction: Action = {
  id: 'gallery',
  key: 'H',
  label: 'Scenes',
  help: 'Every scene with its picture. Type to find one.',
  run: (app) => void openGallery(app),
};
