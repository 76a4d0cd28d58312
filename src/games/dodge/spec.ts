// What a file may say of the game of Dodge.
import { z } from 'zod';
import { fields, must, show, within } from '../../files/schema-parts';

/** The smallest and largest side of an arena. m; a missile needs room to turn, and one beyond never arrives. */
const side = within(40, 500);

/** The game of Dodge in a scenario file. */
export const dodgeSchema = fields(
  { arena: z.tuple([side, side], must('[width, height] in metres')) },
  'an object',
);

/** What is refused of a scenario's entities. */
export interface DodgeRefusal {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Why the game cannot be played with a scenario's entities, or null when it can. */
export function dodgeRefusal(
  entities: readonly { readonly kind: string; readonly steps?: unknown }[],
): DodgeRefusal | null {
  const [player] = entities;
  if (player?.kind !== 'character')
    return {
      path: ['entities', 0, 'kind'],
      message: `must be character: the first entity is the player of the game, got ${show(player?.kind)}`,
    };
  if (player.steps === undefined) return null;
  return {
    path: ['entities', 0, 'steps'],
    message: 'must be left out for the player of the game: in a world of its own nothing could hit it',
  };
}
