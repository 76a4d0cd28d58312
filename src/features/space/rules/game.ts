// Space as a game that files and simulations take. The page loads it late, see slot.ts.

import type { Game } from '../../../lab/files/game';
import { refuseUnlessUnit } from '../../../laws/control/attitude/quaternion';
import { type SpaceSpec, spaceRefusal, spaceSchema } from '../spec';
import { SpaceRules, spaceOf } from './space-rules';
import { ofLengthOne } from './turn-by';

export const spaceGame: Game<SpaceSpec> = {
  key: 'space',
  schema: spaceSchema,
  ownField: true,
  refusal: spaceRefusal,
  hasMoment: ({ ships = [] }) => ships.some(({ moment }) => moment?.memory !== undefined),
  system: (spec, simulation) => new SpaceRules(spec, simulation),
  onwards: (simulation) => spaceOf(simulation)?.onwards ?? null,
  anew: (simulation) => spaceOf(simulation)?.anew ?? null,
  order(simulation, given) {
    const [x, y, z, w] = given;
    const order = { x, y, z, w };
    refuseUnlessUnit('attitude', order);
    spaceOf(simulation)?.order(ofLengthOne(order));
  },
  report(simulation) {
    const rules = spaceOf(simulation);
    return rules && { kind: 'space', state: 'running', ships: rules.spheres.length };
  },
};
