// The runs that one races against on this page: those that a scene brings along, and those that were added to its course.
import type { Scenario } from '../../../simulation/scenario';
import { joined, rivalName } from '../rules/rivals';
import { bestRunKey, courseSpec, type RivalSpec } from '../spec';

/** Runs of a course, by its name for bests: a second link of a course joins the first. */
const known = new Map<string, readonly RivalSpec[]>();

/** The scene on the page, as far as it is known here. */
let present: Scenario | null = null;

/**
 * Told of the scene on the page, again and again. Runs of one that has come join those of its course that are known, in front
 * of them; a course that brings none begins without any.
 */
export function meetRivals(scenario: Scenario): void {
  if (scenario === present) return;
  present = scenario;
  if (!scenario.par) return;
  const { rivals } = courseSpec(scenario.par);
  const key = bestRunKey(scenario);
  if (rivals.length === 0) known.delete(key);
  else known.set(key, joined(rivals, known.get(key)));
}

/** Adds runs of its course to a scene, in front of the others. False where it has them all. */
export function addRivals(scenario: Scenario, rivals: readonly RivalSpec[]): boolean {
  present = scenario;
  const before = rivalsOf(scenario);
  const names = new Set(before.map(rivalName));
  if (rivals.every((rival) => names.has(rivalName(rival)))) return false;
  known.set(bestRunKey(scenario), joined(rivals, before));
  return true;
}

/** The runs that one races against, the newest first; at most four. */
export function rivalsOf(scenario: Scenario): readonly RivalSpec[] {
  if (!scenario.par) return [];
  const { rivals } = courseSpec(scenario.par);
  return (scenario === present ? known.get(bestRunKey(scenario)) : undefined) ?? rivals;
}
