// Storage keys of the best runs of a course.
// The fields of a file may have another order, so a course has more than one key.
import { readScenario } from '../../../lab/files/read-scenario';
import { bestRunKey } from '../spec';
import { type PlainCourse, scenarioOf } from './course';
import { parGame } from './game';

/**
 * Returns the storage keys of a course's best run. New runs use the first key. Runs of the same course from a scenario
 * file may be stored under the second key.
 */
export function keysOf(course: PlainCourse): readonly [kept: string, ...others: string[]] {
  const scenario = scenarioOf(course);
  return [bestRunKey(scenario), bestRunKey(readScenario(scenario, [parGame]))];
}
