// Par as a game that files and simulations take.
import type { Game } from '../../../files/game';
import { type ParSpec, parSchema } from '../spec';
import { gatesOf } from './gate';
import { ParRules } from './par-rules';

export const parGame: Game<ParSpec> = {
  key: 'par',
  schema: parSchema,
  places: (spec) => gatesOf(spec).map(({ at }) => [at.x, at.y]),
  system: (spec, simulation) => new ParRules(spec, simulation),
};
