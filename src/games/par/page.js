import { jsx as _jsx } from 'preact/jsx-runtime';
import { parOf } from './rules/par-rules';
import { gateLayer } from './scene/gate-layer';
import { ghostLayer } from './scene/ghost-layer';
import { planLayer } from './scene/plan-layer';
import { resultLayer } from './scene/result-layer';
import { chooserActions } from './ui/chooser';
import { Figures, Hero, start } from './ui/hud';
import { Runs } from './ui/run';
import { Cues } from './ui/sound-cues';
/** Its layers, and where they are among the others. */
export const layers = [
  { below: 'path', make: gateLayer },
  { below: 'waypoints', make: planLayer },
  { below: 'waypoints', make: resultLayer },
  { below: 'shells', make: ghostLayer },
];
export function mount(app) {
  const runs = new Runs(app);
  const cues = new Cues();
  return {
    // Away from a course nothing of it stays mounted.
    Figures: () => runs.look() && _jsx(Figures, { runs: runs }),
    Hero: () => runs.look() && _jsx(Hero, { runs: runs }),
    actions: [start, ...chooserActions],
    said: () => runs.look()?.sentence ?? '',
    listen: () => {
      const rules = parOf(app.session.simulation);
      return rules && cues.next(rules);
    },
  };
}
