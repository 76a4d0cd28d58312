// Known flights of a course, to compare runs with: those of the page, or those of a medal search.
import type { Scenario } from '../../../world/simulation/scenario';
import { planner } from '../rules/flight';
import { flightKey } from '../rules/game';
import type { ProvenCourse } from '../rules/ghosts';
import type { Proof } from '../rules/own-course';
import { bestRunKey, courseSpec } from '../spec';
import { provenCourse } from './day-medals';

/** Results of all medal searches since page load. Keys: storage keys of the courses. */
const searched = new Map<string, ProvenCourse>();

/**
 * Stores the flights that a search for medal times found. They are lost when the page is closed.
 * @param scenario the course, unchanged since the search
 */
export function keepFlights(scenario: Scenario, { flights }: Pick<Proof, 'flights'>): void {
  searched.set(bestRunKey(scenario), {
    id: flightKey(scenario),
    flights,
    sceneOf: ({ time: _, waypoints, ...plan }) =>
      planner(scenario)({ ...plan, ...(waypoints && { command: { kind: 'follow-path', waypoints } }) }),
  });
}

/** Returns a course with the flights that gave the medal times. Null if unknown. */
export function knownFlights(scenario: Scenario): ProvenCourse | null {
  if (!scenario.par) return null;
  const { id } = courseSpec(scenario.par);
  // A changed course may still have the id of a course of the page.
  return searched.get(bestRunKey(scenario)) ?? (id === null ? null : provenCourse(id));
}
