// Mounts Dodge on the page: figures, sound, and keys to steer.

import type { App } from '../../../ui/app';
import type { GamePart } from '../../../ui/game-part';
import { createDodgeHud } from './hud';
import { createSound } from './sound';
import { listenToSteering, steers } from './steer-keys';

export function mountDodge(app: App): GamePart {
  const sound = createSound(app);
  const { hud, head } = createDodgeHud(app, sound);
  listenToSteering(app);
  return { element: hud, head, actions: [sound], claims: (key) => steers(app, key) };
}
