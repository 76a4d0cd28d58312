// What Par changes for the person.

import { guidanceOf } from '../../entities/steered-body';
import { formatFixed } from '../../ui/kit/formats';
import type { GamePresentation, Standing } from '../../view/game-presentation';
import { seedOf } from '../day';
import type { GamePage } from '../game-page';
import { courses } from './rules/courses';
import { courseDate } from './rules/days/days';
import { parGame } from './rules/game';
import { wordsOf } from './rules/link';
import { parOf } from './rules/par-rules';
import { courseSpec, longestName } from './spec';
import { type Reached, reachedOfCourses, reachedOfDay } from './ui/kept';
import { readName, writeName } from './ui/name';

/** The date whose course is flown today. */
const courseOfToday = () => courseDate(seedOf(new Date()));

/** What was reached on today's course. @param say it in words */
function standingOfToday(say: (reached: Reached) => string): Standing | null {
  const reached = reachedOfDay(courseOfToday());
  return reached && { words: say(reached), medals: reached.medal ? [reached.medal] : [] };
}

export const parPresentation: GamePresentation<GamePage> = {
  game: parGame,
  page: () => import('./page'),
  locks: [
    ...['track', 'seek', 'path', 'loop', 'turn-limit', 'cast', 'step-test'],
    ...['shove', 'spin', 'shove-tool'],
  ],
  forwardOnly: true,
  fingerDraws: true,
  plainPath: true,
  tunes: { Controller: 'all', Guidance: 'all', Motion: ['seekDistance'] },
  help: [
    [
      'Par',
      'Space: start, and again; R: back to the plan; [ and ]: another course; Today: the course of the day',
    ],
  ],
  door: {
    scene: 'par',
    name: 'Par',
    line: 'Draw the fastest line through the gates.',
    best() {
      const flown = reachedOfCourses().filter((reached) => reached !== null);
      const medals = flown.flatMap(({ medal }) => medal ?? []);
      return flown.length === 0 ? null : { words: `${medals.length} of ${courses.length}`, medals };
    },
    today: {
      name: 'Today’s course',
      words: () => `par=${courseOfToday()}`,
      best: () => standingOfToday(({ time, medal }) => medal ?? formatFixed(time, 2)),
    },
  },
  cards: [
    {
      id: 'par-today',
      after: 'par',
      name: 'Today’s course',
      question: 'A course of Par for one day, the same for everybody. How near to perfect can you fly it?',
      words: () => `par=${courseOfToday()}`,
      best: () => standingOfToday(({ time, medal }) => [medal ?? [], formatFixed(time, 2)].flat().join(', ')),
      shows: ({ par }) => par !== undefined && courseSpec(par).id === String(courseOfToday()),
    },
  ],
  signature: {
    label: 'Your name in the link, if you like',
    longest: longestName,
    read: readName,
    write: writeName,
  },
  address({ simulation }) {
    const rules = parOf(simulation);
    if (!rules?.finished || rules.flaw || !rules.spec.id || !rules.path) return null;
    const { entity } = rules.pilots[0];
    const { seekDistance, controller } = entity;
    const { plan, redraws } = rules.path;
    return wordsOf({
      course: rules.spec.id,
      time: rules.time,
      name: readName(),
      seekDistance,
      controller,
      guidance: guidanceOf(entity),
      waypoints: plan,
      redraws,
    });
  },
};
