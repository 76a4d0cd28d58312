// What measuring costs: records, turn meters and ghosts of all measured bodies, beside a step of the same bodies.
import { Measures } from '../simulation/meters/measures';
import { mostRecorded } from '../simulation/meters/telemetry';
import { steered } from './bench-bodies';
import { median, rounds } from './bench-timing';

/** As many bodies as are measured at most: the dearest case. */
export const measuredBodies = mostRecorded;

/** Steps of a round: as long as the record of telemetry at 60 Hz, so that turns begin, settle and end in it. */
const steps = 600;

/**
 * Steps a simulation, and after each step measures its bodies once more with meters of our own, on the clock apart.
 * @returns medians of one step, which has its own measuring in it, and of our measuring alone. µs
 */
export function timeMeasuring(): { step: number; measuring: number } {
  const simulation = steered(measuredBodies);
  const measures = new Measures(simulation.world);
  for (const entity of simulation.entities) measures.add(entity);
  const timeStep = 1 / simulation.stepRate;
  const measure = () => {
    const { time, entities } = simulation;
    for (const entity of entities) measures.updated(entity, time, timeStep, 1);
    measures.record(time, entities);
    measures.afterWorlds();
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
