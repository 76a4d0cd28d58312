// What the page shows of Par before it is opened.
import type { GameDoor, Standing } from '../../app/view/game-presentation';
import { seedOf } from '../../lab/scenarios/day';
import { courses } from './rules/courses';
import { courseSpec } from './spec';
import { timeText } from './text';
import { type Reached, reachedOfCourses, reachedOfDay, reachedOn } from './ui/kept';
import { withBestRun, withRunsOf } from './ui/shared-run';

/** The date of today. */
const today = () => seedOf(new Date());

const words = () => `par=${today()}`;

/** @param say it in words */
function standingOf(reached: Reached | null, say: (reached: Reached) => string): Standing | null {
  return reached && { words: say(reached), medals: reached.medal ? [reached.medal] : [] };
}

const standingOfToday = (say: (reached: Reached) => string) => standingOf(reachedOfDay(today()), say);

export const door: GameDoor = {
  scene: 'par',
  name: 'Par',
  line: 'Draw the fastest line through the gates.',
  best() {
    const flown = reachedOfCourses().filter((reached) => reached !== null);
    const medals = flown.flatMap(({ medal }) => medal ?? []);
    return flown.length === 0 ? null : { words: `${medals.length} of ${courses.length}`, medals };
  },
  reached: (scenario, best) =>
    scenario.par ? standingOf(reachedOn(scenario, best), ({ time }) => `${timeText(time)} s`) : null,
  sent: withBestRun,
  joined: withRunsOf,
  today: {
    name: 'Today’s course',
    words,
    best: () => standingOfToday(({ time, medal }) => medal ?? timeText(time)),
  },
  cards: [
    {
      id: 'par-today',
      after: 'par',
      name: 'Today’s course',
      question: 'A course of Par for one day, the same for everybody. How near to perfect can you fly it?',
      words,
      best: () => standingOfToday(({ time, medal }) => [medal ?? [], timeText(time)].flat().join(', ')),
      shows: ({ par }) => par !== undefined && courseSpec(par).id === String(today()),
    },
  ],
};
