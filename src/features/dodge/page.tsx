// What Dodge adds to page and picture, loaded when it is first needed: title, strip and card, sounds, and what steers.
import type { GameLayer } from '../../app/scene/layer';
import type { App } from '../../app/ui/app';
import type { GamePart } from '../../app/ui/game-part';
import { progress } from '../../app/ui/progress/progress';
import { dodgeOf } from './rules/dodge';
import { arenaLayer } from './scene/arena-layer';
import { armsLayer } from './scene/arms-layer';
import { burstLayer } from './scene/bursts';
import { deathLayer } from './scene/death-layer';
import { dodgeLayer } from './scene/dodge-layer';
import { ghostLayer } from './scene/ghost-layer';
import { shakeLayer } from './scene/shake-layer';
import { trapLayer } from './scene/trap-layer';
import { beginFlow } from './ui/flow';
import { Hud } from './ui/hud';
import { dodgeId } from './ui/kept';
import { Cues, nearestThrust } from './ui/sound-cues';
import { listenForSteering } from './ui/steering';

const trapsTold = {
  count: () => progress.explained(dodgeId),
  add: () => progress.noteExplained(dodgeId),
};

/** Its layers, and where they are among the others. */
export const layers: readonly GameLayer[] = [
  { below: 'obstacles', make: arenaLayer },
  { below: 'bodies', make: burstLayer },
  { below: 'bodies', make: ghostLayer },
  { below: 'outlines', make: trapLayer(trapsTold) },
  { below: 'outlines', make: armsLayer },
  { below: 'shells', make: dodgeLayer },
  { make: (surface) => shakeLayer(surface) },
  { make: deathLayer },
];

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
