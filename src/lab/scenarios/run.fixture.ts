// Runs scenarios for tests of what their texts claim.
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Scenario } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';

/** Runs a scenario and looks at every body after every step. */
export function run(
  scenario: Scenario,
  seconds: number,
  look: (entities: readonly Entity[], simulation: Simulation) => void = () => {},
): Simulation {
  const simulation = new Simulation(scenario);
  while (simulation.time < seconds - 1e-9) {
    simulation.step();
    look(simulation.entities, simulation);
  }
  return simulation;
}

/** Heading errors of all bodies; NaN where there is none. rad */
export const errorsOf = ({ entities }: Simulation) => entities.map(({ turn }) => turn.error ?? Number.NaN);
