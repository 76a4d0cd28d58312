// What Par adds to page and picture, loaded when it is first needed: medals, main control, chooser of courses, sounds.
import type { App } from '../../ui/app';
import type { GamePart } from '../../ui/game-part';
import { parOf } from './rules/par-rules';
import { chooserActions } from './ui/chooser';
import { Figures, Hero, start } from './ui/hud';
import { Runs } from './ui/run';
import { Cues } from './ui/sound-cues';

export { parLayers as layers } from './scene/layers';

export function mount(app: App): GamePart {
  const runs = new Runs(app);
  const cues = new Cues();
  return {
    // Away from a course nothing of it stays mounted.
    Figures: () => runs.look() && <Figures runs={runs} />,
    Hero: () => runs.look() && <Hero runs={runs} />,
    actions: [start, ...chooserActions],
    said: () => runs.look()?.sentence ?? '',
    listen: () => {
      const rules = parOf(app.session.simulation);
      return rules && cues.next(rules);
    },
  };
}
