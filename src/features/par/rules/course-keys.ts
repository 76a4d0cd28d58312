// Storage keys of the best runs of a course.
// The fields of a file may have another order, so a course has more than one key.
import { readScenario } from '../../../lab/files/read-scenario';
import { bestRunKey } from '../spec';
import { type PlainCourse, scenarioOf } from './course';
import { parGame } from './game';

/**
 * Returns the storage keys under which the best run of a course may be stored. New runs use the first key. Runs of a
 * course that was opened from a scenario file may have the second key. The order of fields in the file changes the key.
 */
export function keysOf(course: PlainCourse): readonly [kept: string, ...others: string[]] {
  const scenario = scenarioOf(course);
  return [bestRunKey(scenario), bestRunKey(readScenario(scenario, [parGame]))];
}
