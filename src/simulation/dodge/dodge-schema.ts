// What a file may say of the game of Dodge.
import { z } from 'zod';
import { fields, must, within } from '../schema-parts';

/** The smallest and largest side of an arena. m; a missile needs room to turn, and one beyond never arrives. */
const side = within(40, 500);

/** The game of Dodge in a scenario file. */
export const dodgeSchema = fields(
  { arena: z.tuple([side, side], must('[width, height] in metres')) },
  'an object',
);

/** Why the game cannot be played with a scenario's entities, or null when it can. */
export function dodgeRefusal({
  entities,
}: {
  readonly entities: readonly { readonly kind: string }[];
}): string | null {
  const kind = entities[0]?.kind;
  return kind === 'character'
    ? null
    : `the first entity is the player and must be a character, got ${kind ?? 'nothing'}`;
}
