// The names of a course for its best runs: as the page begins it, and as files and links have it, whose fields may be in another order.
import { readScenario } from '../../../lab/files/read-scenario';
import { bestRunKey } from '../spec';
import { type PlainCourse, scenarioOf } from './course';
import { parGame } from './game';

/** The name under which the best run of a course is kept, and any other one that it has in files and links. */
export function keysOf(course: PlainCourse): readonly [kept: string, ...others: string[]] {
  const scenario = scenarioOf(course);
  return [bestRunKey(scenario), bestRunKey(readScenario(scenario, [parGame]))];
}
