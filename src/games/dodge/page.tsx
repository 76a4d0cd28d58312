// What Dodge adds to page and picture, loaded when it is first needed: title, strip and card, sounds, and what steers.
import type { App } from '../../ui/app';
import type { GamePart } from '../../ui/game-part';
import { dodgeOf } from './rules/dodge';
import { beginFlow } from './ui/flow';
import { Hud } from './ui/hud';
import { Cues, nearestThrust } from './ui/sound-cues';
import { listenForSteering } from './ui/steering';

export { dodgeLayers as layers } from './scene/layers';

export function mount(app: App): GamePart {
  const flow = beginFlow(app);
  const claims = listenForSteering(app, flow);
  const cues = new Cues();
  return {
    Figures: () => <Hud flow={flow} />,
    said: () => flow.said,
    listen: () => {
      const game = dodgeOf(app.session.simulation);
      return game && { sounds: cues.next(game, flow.run?.toBeat), thrust: nearestThrust(game) };
    },
    claims,
  };
}
