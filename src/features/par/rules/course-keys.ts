// Storage keys of the best runs of a course.
// The fields of a file may have another order, so a course has more than one key.
import { readScenario } from '../../../lab/files/read-scenario';
import { bestRunKey } from '../spec';
import { type PlainCourse, scenarioOf } from './course';
import { parGame } from './game';

/** Returns the keys under which a course's best run may be stored. New runs are stored under the first key. */
export function keysOf(course: PlainCourse): readonly [kept: string, ...others: string[]] {
  const scenario = scenarioOf(course);
  return [bestRunKey(scenario), bestRunKey(readScenario(scenario, [parGame]))];
}
