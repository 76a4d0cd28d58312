import { lateDialog } from '../kit/late';
import { loadDoors } from '../play/doors';

const openGallery = lateDialog('The gallery', async (app) => {
  const [{ galleryDialog }, doors] = await Promise.all([import('./gallery'), loadDoors(app)]);
  return () => galleryDialog(doors);
});
export const galleryAction = {
  id: 'gallery',
  key: 'H',
  label: 'Scenes',
  help: 'Every scene with its picture. Type to find one.',
  run: (app) => void openGallery(app),
};
