// Par at its start: the first course.
import type { Scenario } from '../../world/simulation/scenario';
import { scenarioOf } from './rules/course';
import { slalom } from './rules/courses';

/** Par: its first course. */
export const par: Scenario = scenarioOf(slalom);
