import { Simulation } from '../simulation/simulation';
/** Runs a scenario and looks at every body after every step. */
export function run(scenario, seconds, look = () => {}) {
  const simulation = new Simulation(scenario);
  while (simulation.time < seconds - 1e-9) {
    simulation.step();
    look(simulation.entities, simulation);
  }
  return simulation;
}
/** Heading errors of all bodies; NaN where there is none. rad */
export const errorsOf = ({ entities }) => entities.map(({ turn }) => turn.error ?? Number.NaN);
