// Ships in space, as a field of scenario files and rules for simulations. The page loads this file late, see slot.ts.

import { type Field, simulationOf } from '../../../lab/files/field';
import type { Refusal } from '../../../lab/files/schema-parts';
import { refuseUnlessUnit } from '../../../laws/control/attitude/quaternion';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import { type SpaceSpec, spaceRefusal, spaceSchema } from '../spec';
import { SpaceRules, spaceOf } from './space-rules';
import { ofLengthOne } from './turn-by';

export const spaceGame: Field<SpaceSpec> = {
  key: 'space',
  schema: spaceSchema,
  things: 'fixed',
  refusal: (scenario) => spaceRefusal(scenario) ?? memoryRefusal(scenario),
  system: (spec, simulation) => new SpaceRules(spec, simulation),
  carried(spec, event) {
    if (event.to === 'edit') return spec;
    const rules = spaceOf(event.simulation);
    return (event.to === 'moment' ? rules?.specAtMoment : rules?.specAtRestart) ?? spec;
  },
  report(simulation) {
    const rules = spaceOf(simulation);
    return rules && { kind: 'space', state: 'running', ships: rules.spheres.length };
  },
};

/** Returns an error message if a stored state does not fit its control law, otherwise null. */
function memoryRefusal(scenario: Scenario): Refusal | null {
  const { ships = [] } = scenario.space ?? {};
  const memories = ships.map(({ moment }) => moment?.memory ?? []);
  if (memories.every(({ length }) => length === 0)) return null;
  const space = { ...scenario.space, ships: ships.map(({ moment: _, ...ship }) => ship) };
  const spheres = spaceOf(simulationOf({ ...scenario, space }, [spaceGame]))?.spheres ?? [];
  for (const [n, { ship }] of spheres.entries()) {
    try {
      if (memories[n].length > 0) ship.memory = memories[n];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { path: ['space', 'ships', n, 'moment', 'memory'], message: error.message };
    }
  }
  return null;
}

/**
 * Commands all ships to an attitude, a quaternion [x, y, z, w]. Throws RangeError unless the quaternion has length 1.
 */
export function order(simulation: Simulation, [x, y, z, w]: readonly number[]): void {
  const attitude = { x, y, z, w };
  refuseUnlessUnit('attitude', attitude);
  spaceOf(simulation)?.order(ofLengthOne(attitude));
}
