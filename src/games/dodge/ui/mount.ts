// Mounts Dodge on the page: title, strip and card, sound, and hands to steer.

import type { App } from '../../../ui/app';
import type { GamePart } from '../../../ui/game-part';
import { listenToHands } from './hands';
import { createDodgeHud } from './hud';
import { createSound } from './sound';
import { listenToSteering, steers } from './steer-keys';

export function mountDodge(app: App): GamePart {
  const sound = createSound(app);
  const { hud, first } = createDodgeHud(app, sound);
  listenToSteering(app);
  listenToHands(app, first);
  return { element: hud, actions: [sound], claims: (key) => steers(app, key) };
}
