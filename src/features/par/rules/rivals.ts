// Runs that one races against, in a scene: each once, the newest first, at most four.
import type { Scenario } from '../../../world/simulation/scenario';
import { mostRivals, type RivalSpec } from '../spec';

/** Runs in front of others, each once, at most four. */
export function joined(front: readonly RivalSpec[], others: readonly RivalSpec[] = []): readonly RivalSpec[] {
  const all = [...front, ...others];
  const names = all.map(rivalName);
  return all.filter((_, n) => names.indexOf(names[n]) === n).slice(0, mostRivals);
}

/** Who flew a run in what time: links write the same run with more or fewer digits. */
export const rivalName = ({ name = '', time }: RivalSpec): string => `${time.toFixed(2)} ${name}`;

/** A course with runs to fly against, at most four; the first of them stands where earlier versions have the one that they take. */
export function withRivals(scenario: Scenario, rivals: readonly RivalSpec[]): Scenario {
  const { par } = scenario;
  if (!par || 'radius' in par) return scenario;
  const { rival: _, rivals: __, ...others } = par;
  const [first, ...more] = joined(rivals);
  return {
    ...scenario,
    par: { ...others, ...(first && { rival: first }), ...(more.length > 0 && { rivals: more }) },
  };
}
