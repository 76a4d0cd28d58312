// Simulates the untouched plans of the nine courses with one law, to score the law.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { scenarioOf } from './course';
import { courses } from './courses';
import { recordOf } from './flight';

/**
 * Result of one control law on the nine built-in courses. The bodies fly the initial paths, straight through the gates'
 * centres.
 */
export interface UntouchedRuns {
  /** Number of courses that the law finishes. */
  readonly finished: number;
  /** Total time of the courses that the law finishes. s */
  readonly seconds: number;
}

/**
 * Simulates the nine built-in courses with one law. The bodies fly the initial paths, which lead straight through the
 * gates' centres.
 */
export function flyUntouched(law: ControllerSpec): UntouchedRuns {
  const times = courses.flatMap((course) => {
    const { straight } = course.flights;
    return recordOf(scenarioOf(course, { ...straight, controller: law }))?.time ?? [];
  });
  return { finished: times.length, seconds: times.reduce((sum, time) => sum + time, 0) };
}
