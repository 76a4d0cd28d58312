// What a file says of the game of Dodge.
import type { Place } from '../../simulation/scenario';

/** The game: the first entity is the player, missiles come in waves by the scenario's seed. */
export interface DodgeSpec {
  /** Width and height of the arena, around the origin. m */
  readonly arena: Place;
}
