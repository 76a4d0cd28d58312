// Shorter and smaller runs of scenes with many bodies, so that tests over all scenes take about equal time for each.
import type { Scenario } from '../world/simulation/scenario';
import { bodiesOf } from '../world/simulation/swarm';

const few = 200;

export function isOfMany(scenario: Scenario): boolean {
  return bodiesOf(scenario).length > few;
}

/** Returns the simulated time for which tests run a scene before they compare its state with a stored hash. s */
export function storedSeconds(scenario: Scenario): number {
  return isOfMany(scenario) ? 5 : 60;
}

export function lighter(scenario: Scenario): Scenario {
  const { swarm } = scenario;
  return swarm && swarm.count > few ? { ...scenario, swarm: { ...swarm, count: few + 1 } } : scenario;
}
