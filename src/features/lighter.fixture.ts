// How long, and with how many bodies, tests over all scenes run a scene of many bodies, so that it costs about what others do.
import type { Scenario } from '../world/simulation/scenario';
import { bodiesOf } from '../world/simulation/swarm';

/** More bodies than this run for less time in tests. */
const few = 200;

/** Whether a scene has so many bodies that it runs for less time in tests. */
export function isOfMany(scenario: Scenario): boolean {
  return bodiesOf(scenario).length > few;
}

/** Returns the time that a scene runs to its stored state. s */
export function storedSeconds(scenario: Scenario): number {
  return isOfMany(scenario) ? 5 : 60;
}

/** The scene with a smaller swarm, which is still one of many: they leave other tracks than few do. */
export function lighter(scenario: Scenario): Scenario {
  const { swarm } = scenario;
  return swarm && swarm.count > few ? { ...scenario, swarm: { ...swarm, count: few + 1 } } : scenario;
}
