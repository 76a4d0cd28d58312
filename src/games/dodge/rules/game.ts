// Dodge as a game that files and simulations take.
import type { Game } from '../../../files/game';
import { type DodgeSpec, dodgeExtent, dodgeRefusal, dodgeSchema } from '../spec';
import { Dodge } from './dodge';

export const dodgeGame: Game<DodgeSpec> = {
  key: 'dodge',
  schema: dodgeSchema,
  bodiesCollide: true,
  refusal: dodgeRefusal,
  extent: dodgeExtent,
  system: (spec, simulation) => new Dodge(spec, simulation),
};
