// A plan flown to its end apart from the page, by the same rules, step by step.
import { simulationOf } from '../../../files/game';
import { parGame } from './game';
import { parOf } from './par-rules';
import { redraw } from './pilot';
/** A scenario's run, flown to its end; null when it is no course. @param redraws in the order of their ticks */
export function flownBy(scenario, redraws = []) {
  const simulation = simulationOf(scenario, [parGame]);
  const rules = parOf(simulation);
  const end = scenario.seconds ?? 60;
  while (rules && rules.state !== 'over' && simulation.time < end) {
    for (const drawn of redraws.filter(({ tick }) => tick === simulation.tick))
      for (const { entity } of rules.pilots) redraw(simulation, entity, drawn);
    simulation.step();
  }
  return rules;
}
/** The record of a scenario's run; null when it does not finish. */
export function recordOf(scenario) {
  return flownBy(scenario)?.record ?? null;
}
