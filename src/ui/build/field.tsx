// What lies over the field while a scene is built: the palette on a wide page, and what stands by the chosen things.
import { useApp } from '../app';
import { useEscape } from '../kit/escape';
import { isDialogOpen, isTyping } from '../kit/keyboard';
import { Palette } from './palette';
import { buildOf } from './state';

export function Field() {
  const app = useApp();
  // A drag, the tool, the choice; then a drawer. It never ends building.
  useEscape('field', (target) => !isTyping(target) && !isDialogOpen() && buildOf(app).escape());
  return app.drawers.single ? null : <Palette />;
}
