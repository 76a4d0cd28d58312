// Space as a game that files and simulations take. It is no part of the page yet, see ../../headless.ts.
import type { Game } from '../../../files/game';
import { type SpaceSpec, spaceRefusal, spaceSchema } from '../spec';
import { SpaceRules, spaceOf } from './space-rules';

export const spaceGame: Game<SpaceSpec> = {
  key: 'space',
  schema: spaceSchema,
  ownField: true,
  refusal: spaceRefusal,
  system: (spec, simulation) => new SpaceRules(spec, simulation),
  onwards: (simulation) => spaceOf(simulation)?.onwards ?? null,
  anew: (simulation) => spaceOf(simulation)?.anew ?? null,
  report(simulation) {
    const rules = spaceOf(simulation);
    return rules && { kind: 'space', state: 'running', ships: rules.spheres.length };
  },
};
