// Functions that run scenarios for tests of the claims in their texts.
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Scenario } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';

/** Runs a scenario, and calls a function with every body after every step. */
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

/** Returns the heading errors of all bodies; NaN for a body without one. rad */
export const errorsOf = ({ entities }: Simulation) => entities.map(({ turn }) => turn.error ?? Number.NaN);
