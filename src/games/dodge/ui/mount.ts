// Mounts Dodge on the page: title, strip and card, sounds, and hands to steer.

import type { App } from '../../../ui/app';
import type { GamePart } from '../../../ui/game-part';
import { onSize } from '../../../ui/kit/older-browsers';
import { legacy } from '../../../ui/legacy/legacy';
import { dodgeOf } from '../rules/dodge';
import { listenToHands } from './hands';
import { createDodgeHud } from './hud';
import { Cues, nearestThrust } from './sound-cues';
import { listenToSteering, steers } from './steer-keys';

export function mountDodge(app: App): GamePart {
  const { hud, head, first, toBeat, said } = createDodgeHud(app);
  listenToSteering(app);
  listenToHands(app, first);
  const cues = new Cues();
  head.dataset.head = '';
  onSize(head, () => app.fit());
  return {
    Figures: legacy(() => ({ element: hud, refresh() {} })),
    said,
    listen: () => {
      const game = dodgeOf(app.session.simulation);
      return game && { sounds: cues.next(game, toBeat()), thrust: nearestThrust(game) };
    },
    claims: (key) => steers(app, key),
  };
}
