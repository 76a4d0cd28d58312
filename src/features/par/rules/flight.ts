// Simulates a planned flight to its end without the page, under the same rules.
import { simulationOf } from '../../../lab/files/field';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import type { Redraw } from '../spec';
import { parGame } from './game';
import { type ParRules, parOf } from './par-rules';
import { redraw } from './pilot';
import type { ParRecord } from './record';

/** The fields of a body that make up its planned flight. A field that is left out keeps its value in the scene. */
export type PlanSpec = Pick<EntitySpec, 'command' | 'controller' | 'guidance' | 'seekDistance'>;

/** Smallest allowed `seekDistance`, the distance within which a waypoint counts as reached. m */
const leastSeek = 0.5;

/** Returns a function that puts a flight plan into the scenario. All bodies that follow a path then fly this plan. */
export function planner(scenario: Scenario): (plan: PlanSpec) => Scenario {
  // Bodies keep their difference in seek distance to the first. A body with another law than the first keeps its law,
  // as long as the plan has the first body's law.
  const pilots = parOf(simulationOf(scenario, [parGame]))?.pilots ?? [];
  const set = pilots.map(({ entity: { seekDistance, controller } }) => ({ seekDistance, controller }));
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return ({ command, controller = set[0]?.controller, guidance, seekDistance = set[0]?.seekDistance }) => {
    let n = 0;
    const entities = scenario.entities.map((own) => {
      if (own.command?.kind !== 'follow-path') return own;
      const [first, one] = [set[0], set[n++] ?? set[0]];
      const keepsLaw = isSame(controller, first.controller) && !isSame(first.controller, one.controller);
      const farther = one.seekDistance - first.seekDistance;
      return {
        ...own,
        ...(guidance && { guidance }),
        ...(command && { command }),
        controller: keepsLaw ? one.controller : controller,
        seekDistance: farther === 0 ? seekDistance : Math.max(leastSeek, seekDistance + farther),
      };
    });
    return { ...scenario, entities };
  };
}

/** Longest simulated time of a flight that is simulated without being shown. s */
export const longestFlight = 60;

/** Returns the longest simulated time of a flight: 60 s, or less on a built-in or daily course. */
function endOf({ seconds = longestFlight }: Scenario, rules: ParRules | null): number {
  return rules?.spec.id ? Math.min(seconds, longestFlight) : longestFlight;
}

/**
 * Simulates a flight through a course to its end. Returns the rules object with the result, or null for a scene without
 * a course.
 * @param redraws paths that the player drew during the flight, by ascending tick
 */
export function flownBy(scenario: Scenario, redraws: readonly Redraw[] = []): ParRules | null {
  const simulation = simulationOf(scenario, [parGame]);
  const rules = parOf(simulation);
  const end = endOf(scenario, rules);
  while (rules && rules.state !== 'over' && simulation.time < end) {
    for (const drawn of redraws.filter(({ tick }) => tick === simulation.tick))
      for (const { entity } of rules.pilots) redraw(simulation, entity, drawn);
    simulation.step();
  }
  return rules;
}

/** Simulates a scenario and returns the record of its run. Null if the run does not finish. */
export function recordOf(scenario: Scenario): ParRecord | null {
  return flownBy(scenario)?.record ?? null;
}
