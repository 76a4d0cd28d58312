// A plan flown to its end apart from the page, by the same rules, step by step.
import { simulationOf } from '../../../lab/files/field';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import type { Redraw } from '../spec';
import { parGame } from './game';
import { type ParRules, parOf } from './par-rules';
import { redraw } from './pilot';
import type { ParRecord } from './record';

/** What of a body makes a plan. What is left out is as the scene has it. */
export type PlanSpec = Pick<EntitySpec, 'command' | 'controller' | 'guidance' | 'seekDistance'>;

/** Least seek distance that a body is given. m */
const leastSeek = 0.5;

/**
 * A course as it is flown by other plans: a function from the plan of the first body to the scene. Of bodies that are set unlike
 * each other each keeps what it has beside the first: its seek distance is as much longer, and it has its own law where
 * the plan has that of the first.
 */
export function replanned(scenario: Scenario): (plan: PlanSpec) => Scenario {
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

/** The longest flight that is flown apart from the page. s */
export const longestFlight = 60;

/** When a flight is given up: that of a built-in course with its scene, for which it was made. s */
function endOf({ seconds = longestFlight }: Scenario, rules: ParRules | null): number {
  return rules?.spec.id ? Math.min(seconds, longestFlight) : longestFlight;
}

/** A scenario's run, flown to its end; null when it is no course. @param redraws in the order of their ticks */
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

/** The record of a scenario's run; null when it does not finish. */
export function recordOf(scenario: Scenario): ParRecord | null {
  return flownBy(scenario)?.record ?? null;
}
