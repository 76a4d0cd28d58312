// Storage keys of the best runs of a course.
// The fields of a file may have another order, so a course has more than one key.
import { readScenario } from '../../../lab/files/read-scenario';
import { bestRunKey } from '../spec';
import { type PlainCourse, scenarioOf } from './course';
import { parGame } from './game';

/**
 * Returns the storage keys under which the best run of a course may be stored. The first key is the one for new runs.
 * The other key is that of the same course read from a file, where the fields have another order.
 */
export function keysOf(course: PlainCourse): readonly [kept: string, ...others: string[]] {
  const scenario = scenarioOf(course);
  return [bestRunKey(scenario), bestRunKey(readScenario(scenario, [parGame]))];
}
