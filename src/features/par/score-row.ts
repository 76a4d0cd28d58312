// Row of Par on the score card of a law: the time for the nine courses on their untouched plans.
import type { ScoreRow } from '../../lab/ladder/score';
import { secondsText } from '../../laws/exact/figures';
import { courses } from './rules/courses';
import { flyUntouched } from './rules/untouched';
import type { Medals } from './spec';

const inAll = (medal: keyof Medals): number => courses.reduce((sum, { medals }) => sum + medals[medal], 0);

/**
 * Row of a control law's score card: total time on the nine courses of the game Par. Worst score if a course is not
 * finished.
 */
export const parScoreRow: ScoreRow = {
  id: 'par',
  name: 'Par',
  words: 'nine courses, plans untouched',
  praise: 'at home on courses',
  // A player who chooses a law and draws nothing gets a time between these two.
  ends: [inAll('bronze'), inAll('silver')],
  measure(_, law) {
    const { finished, seconds } = flyUntouched(law);
    return [finished === courses.length ? seconds : Infinity, finished];
  },
  write: ([time, finished]) => (time < Infinity ? secondsText(time, 1) : `${finished} of ${courses.length}`),
  note: ([time, finished]) => (time < Infinity ? `${finished} of ${courses.length}` : 'courses finished'),
  cost: ([time, finished]) =>
    time < Infinity ? 'it flies wide on courses' : `it finishes ${finished} of ${courses.length} courses`,
};
