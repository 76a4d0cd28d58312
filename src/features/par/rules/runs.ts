// Runs of other players that are stored with a course: without duplicates, newest first, at most four.
import { textHash } from '../../../laws/exact/text-hash';
import type { Scenario } from '../../../world/simulation/scenario';
import { mostRivals, type ParRun, type RivalSpec } from '../spec';

/** Returns the runs of other players that a course contains. */
export function runsIn(scenario: Scenario): readonly ParRun[] {
  const { rival, rivals = [] } = scenario.par ?? {};
  const scene = withRuns(scenario, []);
  return [...(rival ? [rival] : []), ...rivals].slice(0, mostRivals).map((spec) => runOf(spec, scene));
}

/** Returns a copy of a course with runs to race against. Only the first four are stored. */
export function withRuns(scenario: Scenario, runs: readonly ParRun[]): Scenario {
  const { par } = scenario;
  if (!par) return scenario;
  const { rival: _, rivals: __, ...others } = par;
  const [first, ...more] = mergeRuns(runs).map(specOf);
  return {
    ...scenario,
    par: { ...others, ...(first && { rival: first }), ...(more.length > 0 && { rivals: more }) },
  };
}

/**
 * Joins two lists of runs into one list without duplicates. The result has at most four runs.
 * @param front runs that come first
 */
export function mergeRuns(front: readonly ParRun[], others: readonly ParRun[] = []): readonly ParRun[] {
  const all = [...front, ...others];
  const ids = all.map(({ id }) => id);
  return all.filter(({ id }, n) => ids.indexOf(id) === n).slice(0, mostRivals);
}

/**
 * Converts a run of a scenario file to a `ParRun`. Computes the id if it is missing.
 * @param scene the course without its runs
 */
export function runOf({ id, entity, redraws, time, ...pilot }: RivalSpec, scene: Scenario): ParRun {
  const inputs = { entity, ...(redraws && { redraws }) };
  return { id: id ?? textHash(JSON.stringify([inputs, time])), scene, inputs, result: time, ...pilot };
}

/** Converts a run to the form in which a scenario file stores it. */
export function specOf({ scene: _, inputs, result, ...run }: ParRun): RivalSpec {
  return { ...run, ...inputs, time: result };
}
