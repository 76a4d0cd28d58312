// Dodge as a game: its field of scenario files, and its rules for simulations.
import type { Field } from '../../../lab/files/field';
import { most } from '../../../lab/files/schema-parts';
import { dodgeScenario } from '../scenario';
import { type DodgeSpec, dodgeExtent, dodgeRefusal, dodgeSchema } from '../spec';
import { Dodge, dodgeOf } from './dodge';

export const dodgeGame: Field<DodgeSpec> = {
  key: 'dodge',
  schema: dodgeSchema,
  things: 'fixed',
  refusal: dodgeRefusal,
  extent: (spec) => ({ frame: dodgeExtent(spec), turnable: true }),
  system: (spec, simulation) => new Dodge(spec, simulation),
  report: (simulation) => {
    const game = dodgeOf(simulation);
    if (!game) return null;
    const { state, score, seconds } = game;
    return { kind: 'dodge', state, score, seconds, seed: simulation.seed };
  },
};

/**
 * Returns scenario and title of the built-in game for a link such as `dodge=12`, where 12 is the seed. Null for any
 * other link.
 */
export function readLink(words: string) {
  const seed = Number(/^dodge=(\d{1,10})(?:&|$)/.exec(words)?.[1] ?? 0);
  return seed >= 1 && seed <= most.seed
    ? { scenario: { ...dodgeScenario, seed }, title: dodgeGame.key }
    : null;
}
