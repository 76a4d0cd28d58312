// The runs that one races against on this page: those that a scene brings along, and those that were added to its course.
import type { Scenario } from '../../../world/simulation/scenario';
import { joined, rivalName } from '../rules/rivals';
import { bestRunKey, courseSpec, type RivalSpec } from '../spec';

/** Runs of a scene that was on the page: undo leads back to it. */
const known = new WeakMap<Scenario, readonly RivalSpec[]>();

/** The scene on the page, as far as it is known here. */
let present: Scenario | null = null;

/**
 * Told of the scene on the page, again and again. Runs of one that has come join those of the course that it comes to, in front
 * of them; they go with that course, and a course that brings none begins without any.
 */
export function meetRivals(scenario: Scenario): void {
  if (scenario === present) return;
  const before = present;
  present = scenario;
  const rivals = scenario.par ? courseSpec(scenario.par).rivals : [];
  if (rivals.length === 0) known.delete(scenario);
  else if (!known.has(scenario)) known.set(scenario, joined(rivals, before ? runsOn(before, scenario) : []));
}

/** The runs of the scene that was on the page before another one, if both are of one course. */
const runsOn = (before: Scenario, scenario: Scenario) =>
  before.par && bestRunKey(before) === bestRunKey(scenario) ? rivalsOf(before) : [];

/** Adds runs of its course to a scene, in front of the others. False where it has them all. */
export function addRivals(scenario: Scenario, rivals: readonly RivalSpec[]): boolean {
  const before = rivalsOf(scenario);
  const names = new Set(before.map(rivalName));
  if (rivals.every((rival) => names.has(rivalName(rival)))) return false;
  known.set(scenario, joined(rivals, before));
  return true;
}

/** The runs that one races against, the newest first; at most four. */
export function rivalsOf(scenario: Scenario): readonly RivalSpec[] {
  return known.get(scenario) ?? (scenario.par ? courseSpec(scenario.par).rivals : []);
}
