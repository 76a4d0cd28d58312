// Runs of a course: those that its file holds, each once, the newest first, at most four.
import { textHash } from '../../../laws/exact/text-hash';
import type { Scenario } from '../../../world/simulation/scenario';
import { mostRivals, type ParRun, type RivalSpec } from '../spec';

/** Runs that a course brings along. */
export function runsIn(scenario: Scenario): readonly ParRun[] {
  const { rival, rivals = [] } = scenario.par ?? {};
  const scene = withRuns(scenario, []);
  return [...(rival ? [rival] : []), ...rivals].slice(0, mostRivals).map((spec) => runOf(spec, scene));
}

/** A course with runs to fly against, at most four. */
export function withRuns(scenario: Scenario, runs: readonly ParRun[]): Scenario {
  const { par } = scenario;
  if (!par) return scenario;
  const { rival: _, rivals: __, ...others } = par;
  const [first, ...more] = joined(runs).map(specOf);
  return {
    ...scenario,
    par: { ...others, ...(first && { rival: first }), ...(more.length > 0 && { rivals: more }) },
  };
}

/** Runs in front of others, each once, at most four. */
export function joined(front: readonly ParRun[], others: readonly ParRun[] = []): readonly ParRun[] {
  const all = [...front, ...others];
  const ids = all.map(({ id }) => id);
  return all.filter(({ id }, n) => ids.indexOf(id) === n).slice(0, mostRivals);
}

/** A run in a file as a shared run. One without an id gets that of its contents. @param scene course without runs */
export function runOf({ id, entity, redraws, time, ...pilot }: RivalSpec, scene: Scenario): ParRun {
  const inputs = { entity, ...(redraws && { redraws }) };
  return { id: id ?? textHash(JSON.stringify([inputs, time])), scene, inputs, result: time, ...pilot };
}

/** A shared run as files hold it. */
export function specOf({ scene: _, inputs, result, ...run }: ParRun): RivalSpec {
  return { ...run, ...inputs, time: result };
}
