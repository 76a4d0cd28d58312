// Par on the page: medals, clock and main button, chooser of courses, links with runs, sounds,
// and courses in the editor.
import type { FeatureCode } from '../../app/feature/feature';
import type { App } from '../../app/ui/app';
import { actions } from './actions';
import { courses } from './rules/courses';
import { readLink } from './rules/game';
import { medalFor } from './rules/medals';
import { parOf } from './rules/par-rules';
import { gateLayer } from './scene/gate-layer';
import { ghostLayer } from './scene/ghost-layer';
import { planLayer } from './scene/plan-layer';
import { resultLayer } from './scene/result-layer';
import { longestPlayerName } from './spec';
import { shownResult } from './text';
import { nextCourse, previousCourse } from './ui/chooser';
import { CourseFields, CourseNews } from './ui/course-fields';
import { CourseProof } from './ui/course-proof';
import { bests, entry } from './ui/entry';
import { CourseFigures, RunControl, start } from './ui/hud';
import { layGates } from './ui/lay-gates';
import { readName, storeName } from './ui/name';
import { provenOnce } from './ui/proofs';
import { listenForRuns } from './ui/races';
import { CourseRuns } from './ui/run';
import { addressOfOwnRun, courseWithRun, shortAddress } from './ui/shared-run';
import { ParCues } from './ui/sound-cues';

/** Connects the game Par to the page, and returns its parts for the page */
export function begin(app: App): FeatureCode {
  const runs = new CourseRuns(app);
  const cues = new ParCues();
  listenForRuns(app, runs);
  return {
    run: {
      ...Object.fromEntries([start, previousCourse, nextCourse].map(({ id, run }) => [id, run])),
      [actions.gates.id]: layGates,
    },
    parts: {
      // Nothing of Par stays mounted in a scene without a course.
      'scene hero': () => runs.current() && <RunControl runs={runs} />,
      'scene figures': () => runs.current() && <CourseFigures runs={runs} />,
      'building played': CourseFields,
      'building news': CourseNews,
      'building watch': CourseProof,
    },
    services: { prove: provenOnce, keptBests: bests },
    entry,
    layers: [
      { below: 'path', make: gateLayer },
      { below: 'waypoints', make: planLayer },
      { below: 'waypoints', make: resultLayer },
      { below: 'shells', make: ghostLayer },
    ],
    playing: {
      announcement: () => {
        const run = runs.current();
        return run ? [...run.races, run.sentence ?? []].flat().join(' ') : '';
      },
      listen: () => {
        const rules = parOf(app.session.simulation);
        return rules && cues.next(rules);
      },
      result: ({ simulation, scenario }) => {
        const rules = parOf(simulation);
        if (!rules?.finished || rules.flaw) return null;
        const { time, spec } = rules;
        const course = courses.find(({ id }) => id === spec.id)?.name ?? spec.name ?? scenario.name;
        return shownResult(course, time, medalFor(time, spec.medals));
      },
      words: ({ simulation }) => parOf(simulation)?.display.words ?? null,
      links: {
        read: readLink,
        short: ({ scenario }) => shortAddress(scenario),
        written(session) {
          const scenario = courseWithRun(session, runs.rivals);
          return scenario && { words: addressOfOwnRun(session, runs.rivals), scenario };
        },
        signature: {
          label: 'Your name in the link, if you like',
          longest: longestPlayerName,
          read: readName,
          write: storeName,
        },
      },
    },
  };
}
