// The field of Dodge in a scenario file, and the entities that the game refuses.
import type { Extent } from '../../files/game';
import type { Refusal } from '../../files/refusal';
import { type Fields, fields, pair, type Schema, show, within } from '../../files/schema-parts';
import type { Place } from '../../simulation/place';
import type { Scenario } from '../../simulation/scenario';

/** The game: the first entity is the player, missiles come in waves by the scenario's seed. */
export interface DodgeSpec {
  /** Width and height of the arena, around the origin. m */
  readonly arena: Place;
}

declare module '../../simulation/scenario' {
  interface GameSpecs {
    /** The game of Dodge. */
    readonly dodge: DodgeSpec;
  }
}

/** The smallest and largest side of an arena. m. Missiles need room to turn, and must arrive before they burn out. */
const side = within(40, 500);

/** The game in a scenario file. */
export const dodgeSchema: Schema<DodgeSpec> = fields(
  { arena: pair(side, '[width, height] in metres') } satisfies Fields<DodgeSpec>,
  'an object',
);

/** Why the game cannot be played with a scenario's entities; null when it can. */
export function dodgeRefusal({ entities }: Pick<Scenario, 'entities'>): Refusal | null {
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

/** The arena with a rim around it. */
export function dodgeExtent({ arena: [width, height] }: DodgeSpec): Extent {
  const rim = 2;
  return { left: -width / 2 - rim, top: -height / 2 - rim, right: width / 2 + rim, bottom: height / 2 + rim };
}
