// The nine courses on their untouched plans, flown by a law: what it does where nobody draws for it.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { scenarioOf } from './course';
import { courses } from './courses';
import { recordOf } from './flight';

/** What a law does on the untouched plans. */
export interface UntouchedRuns {
  /** How many courses it finishes. */
  readonly finished: number;
  /** The time of those it finishes, in all. s */
  readonly seconds: number;
}

/** Flies the plans. The same law takes the same times. */
export function flyUntouched(law: ControllerSpec): UntouchedRuns {
  const times = courses.flatMap((course) => {
    const { straight } = course.flights;
    return recordOf(scenarioOf(course, { ...straight, controller: law }))?.time ?? [];
  });
  return { finished: times.length, seconds: times.reduce((sum, time) => sum + time, 0) };
}
