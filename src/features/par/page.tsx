// What Par adds to page and picture, loaded when it is first needed: medals, main control, chooser of courses, sounds.
import type { GameLayer } from '../../app/scene/layer';
import type { App } from '../../app/ui/app';
import type { GamePart, PathAction } from '../../app/ui/game-part';
import { latePart } from '../../app/ui/kit/late';
import { parGame } from './rules/game';
import { parOf } from './rules/par-rules';
import { gateLayer } from './scene/gate-layer';
import { ghostLayer } from './scene/ghost-layer';
import { planLayer } from './scene/plan-layer';
import { resultLayer } from './scene/result-layer';
import { chooserActions } from './ui/chooser';
import { Figures, Hero, start } from './ui/hud';
import { provideLaterPart } from './ui/later-part';
import { listenForRuns } from './ui/races';
import { Runs } from './ui/run';
import { addressOfRun, courseWithRun } from './ui/shared-run';
import { Cues } from './ui/sound-cues';

/** Its layers, and where they are among the others. */
export const layers: readonly GameLayer[] = [
  { below: 'path', make: gateLayer },
  { below: 'waypoints', make: planLayer },
  { below: 'waypoints', make: resultLayer },
  { below: 'shells', make: ghostLayer },
];

/** Whether a scene that is built is a course. */
const BuildFields = latePart('Played as', async () => (await import('./ui/course-fields')).CourseFields);

/** The medals of a course that is built. */
const BuildNews = latePart('The medals', async () => (await import('./ui/course-fields')).CourseNews);

/** Makes a course of the path of a scene that is built. */
const gatesAlong: PathAction = {
  id: 'gates-along',
  key: '',
  label: 'Gates along the path',
  shortLabel: 'Gates',
  help: 'A gate at each waypoint, in place of those that there are: the scene is played as a course.',
  enabled: ({ session: { game, commands } }) => (!game || game === parGame) && commands.mode === 'path',
  run: (app) =>
    void import('./ui/lay-gates').then(
      ({ layGates }) => layGates(app),
      () => app.notify('Gates could not be loaded. Is the connection gone? Load the page again.', 'error'),
    ),
};

/** Flies a course that is built for its medals. */
const BuildWatch = latePart('The medals', async () => (await import('./ui/course-proof')).CourseProof);

export function mount(app: App): GamePart {
  const runs = new Runs(app);
  const cues = new Cues();
  listenForRuns(app, runs);
  provideLaterPart({
    address: (session) => addressOfRun(session, runs.rivals),
    played: (session) => courseWithRun(session, runs.rivals),
    words: ({ simulation }) => parOf(simulation)?.display.words ?? null,
  });
  return {
    // Away from a course nothing of it stays mounted.
    Figures: () => runs.look() && <Figures runs={runs} />,
    BuildFields,
    BuildNews,
    pathActions: [gatesAlong],
    BuildWatch,
    Hero: () => runs.look() && <Hero runs={runs} />,
    actions: [start, ...chooserActions],
    said: () => {
      const run = runs.look();
      return run ? [...run.races, run.sentence ?? []].flat().join(' ') : '';
    },
    listen: () => {
      const rules = parOf(app.session.simulation);
      return rules && cues.next(rules);
    },
  };
}
