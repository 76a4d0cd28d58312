// Flies a plan to its end without the page, step by step, under the same rules.
import { simulationOf } from '../../../lab/files/field';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import type { Redraw } from '../spec';
import { parGame } from './game';
import { type ParRules, parOf } from './par-rules';
import { redraw } from './pilot';
import type { ParRecord } from './record';

/** The fields of a body that make a plan. Fields left out are those of the scene. */
export type PlanSpec = Pick<EntitySpec, 'command' | 'controller' | 'guidance' | 'seekDistance'>;

/** Least seek distance of a body. m */
const leastSeek = 0.5;

/**
 * Returns a function from the plan of the first body to the scene with that plan. Bodies with different settings keep
 * their difference to the first: a longer seek distance stays longer by as much. A body with another law than the first
 * keeps its law while the plan has the first body's law.
 */
export function planner(scenario: Scenario): (plan: PlanSpec) => Scenario {
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

/** Longest flight without the page. s */
export const longestFlight = 60;

/** Time at which a flight is given up: the duration of the scene for built-in courses. s */
function endOf({ seconds = longestFlight }: Scenario, rules: ParRules | null): number {
  return rules?.spec.id ? Math.min(seconds, longestFlight) : longestFlight;
}

/** Flies a scenario to its end. Null for a scene without a course. @param redraws paths drawn in flight, by rising tick */
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

/** Flies a scenario and returns its record; null if it does not finish. */
export function recordOf(scenario: Scenario): ParRecord | null {
  return flownBy(scenario)?.record ?? null;
}
