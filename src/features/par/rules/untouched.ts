// Simulates the untouched plans of the nine courses with one law, to score the law.
import type { ControllerSpec } from '../../../laws/control/controllers';
import { scenarioOf } from './course';
import { courses } from './courses';
import { recordOf } from './flight';

/**
 * Total result of one law on all courses. Each course is flown with its untouched plan, straight through the gates'
 * centres.
 */
export interface UntouchedRuns {
  /** Number of courses that the law finishes. */
  readonly finished: number;
  /** Total time of the courses that the law finishes. s */
  readonly seconds: number;
}

/** Simulates the untouched plans (straight through the gates' centres) of the nine courses with one law. */
export function flyUntouched(law: ControllerSpec): UntouchedRuns {
  const times = courses.flatMap((course) => {
    const { straight } = course.flights;
    return recordOf(scenarioOf(course, { ...straight, controller: law }))?.time ?? [];
  });
  return { finished: times.length, seconds: times.reduce((sum, time) => sum + time, 0) };
}
