// Rules of a game that is played in a simulation: they see every step, before it and after it.

import type { Scenario } from '../simulation/scenario';
import type { Simulation } from '../simulation/simulation';
import { Dodge } from './dodge/rules/dodge';
import { ParRules } from './par/rules/par-rules';

/** What a game hooks into a simulation. */
export interface Rules {
  /** Before the entities are updated. */
  before?(): void;
  /** After the worlds' steps, while the step's contacts are known. */
  after?(): void;
}

/** The rules of the game a scenario is; none for most. Throws RangeError when its entities cannot play it. */
export function createRules(scenario: Scenario, simulation: Simulation): Rules | null {
  const { dodge, par } = scenario;
  if (par) return new ParRules(par, simulation);
  return dodge ? new Dodge({ ...scenario, dodge }, simulation) : null;
}
