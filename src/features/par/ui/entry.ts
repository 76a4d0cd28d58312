// Entry of Par in the list of games and in the gallery, and the best runs of saved courses.
import type { BestResult, Entry, KeptBests } from '../../../app/view/entry';
import { seedOf } from '../../../lab/scenarios/day';
import { courses } from '../rules/courses';
import { courseSpec } from '../spec';
import { timeText } from '../text';
import { levels } from './levels';
import { type BestTime, bestOfCourses, bestOfDay, bestOn } from './records';
import { withBestRun, withRunsOf } from './shared-run';

/** Returns today's date by UTC as a number, such as 20261121. */
const today = () => seedOf(new Date());

const words = () => `par=${today()}`;

/**
 * Converts the best result of a course for the gallery. Null if never flown.
 * @param say converts the best result to text
 */
function standingOf(reached: BestTime | null, say: (reached: BestTime) => string): BestResult | null {
  return reached && { words: say(reached), medals: reached.medal ? [reached.medal] : [] };
}

const standingOfToday = (say: (reached: BestTime) => string) => standingOf(bestOfDay(today()), say);

export const entry: Entry = {
  scene: 'par',
  name: 'Par',
  line: 'How near to perfect can you fly a line?',
  best() {
    const flown = bestOfCourses().filter((reached) => reached !== null);
    const medals = flown.flatMap(({ medal }) => medal ?? []);
    return flown.length === 0 ? null : { words: `${medals.length} of ${courses.length}`, medals };
  },
  levels,
  today: {
    name: 'Today’s course',
    line: 'the same gates for everybody',
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

export const bests: KeptBests = {
  bestOf: (scenario, best) =>
    scenario.par ? standingOf(bestOn(scenario, best), ({ time }) => `${timeText(time)} s`) : null,
  forSending: withBestRun,
  mergeWith: withRunsOf,
};
