// What measuring costs: the meters of all measured bodies, beside a step of the same bodies.
import { Measures } from '../simulation/meters/measures';
import { mostRecorded } from '../simulation/meters/telemetry';
import { steered } from './bench-bodies';
import { median, rounds } from './bench-timing';

/** As many bodies as are measured at most: the most expensive case. */
export const measuredBodies = mostRecorded;

/** Steps of a round: as long as the record of telemetry at 60 Hz, so that turns begin, settle and end in it. */
const steps = 600;

/**
 * Steps a simulation, and after each step measures its bodies once more with separate meters, timed apart.
 * @returns medians of one step, its own measuring included, and of the separate measuring. µs
 */
export function timeMeasuring(): { step: number; measuring: number } {
  const simulation = steered(measuredBodies);
  const measures = new Measures(simulation.world);
  for (const entity of simulation.entities) measures.add(entity);
  const length = 1 / simulation.stepRate;
  const own = { length, unit: length };
  const measure = () => {
    const { time, entities } = simulation;
    for (const entity of entities) measures.updated(entity, time, own);
    measures.record(time, entities);
    measures.afterWorlds(time, entities, simulation.contacts.begun);
  };
  const taken = Array.from({ length: rounds }, () => {
    let step = 0;
    let measuring = 0;
    for (let n = 0; n < steps; n++) {
      const start = performance.now();
      simulation.step();
      const middle = performance.now();
      measure();
      step += middle - start;
      measuring += performance.now() - middle;
    }
    return { step: (step * 1000) / steps, measuring: (measuring * 1000) / steps };
  });
  return {
    step: median(taken.map(({ step }) => step)),
    measuring: median(taken.map(({ measuring }) => measuring)),
  };
}
