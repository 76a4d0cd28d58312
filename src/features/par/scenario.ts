// The scene that Par opens first.
import type { Scenario } from '../../world/simulation/scenario';
import { scenarioOf } from './rules/course';
import { slalom } from './rules/slalom';

/** The first course of Par (slalom) as a scenario. */
export const parScenario: Scenario = scenarioOf(slalom);
