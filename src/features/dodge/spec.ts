// The field `dodge` of a scenario file, and the scenes that the game refuses.
import type { Extent } from '../../lab/files/field';
import type { Refusal } from '../../lab/files/schema-parts';
import {
  type Fields,
  fields,
  indexOf,
  list,
  most,
  numberWithin,
  optional,
  pairOf,
  type Schema,
  show,
  whole,
} from '../../lab/files/schema-parts';
import { crowdingRefusal } from '../../world/simulation/crowding';
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';

/** Settings of the game. The scene's first body is the player. */
export interface DodgeSpec {
  /** Width and height of the arena, whose centre is the origin. m */
  readonly arena: Place;
  /** Version of the game's rules for which the file was written. */
  readonly rules: number;
  /** Indices in `obstacles` of walls that slide in some waves. None when left out */
  readonly slides?: readonly number[];
}

/** Version of the game's rules. Scenario files of another version are refused. */
export const rulesVersion = 5;

declare module '../../world/simulation/scenario' {
  interface GameSpecs {
    readonly dodge: DodgeSpec;
  }
}

/** Schema of the game in a scenario file. */
export const dodgeSchema: Schema<DodgeSpec> = fields(
  {
    // Missiles need room to turn, and must arrive before they burn out. m
    arena: pairOf(numberWithin(40, 500), '[width, height] in metres'),
    // Under other rules a recorded run would end differently.
    rules: whole(
      rulesVersion,
      rulesVersion,
      `${rulesVersion}: games of older rules are no longer flown here`,
    ),
    slides: optional(list(indexOf('a wall among the obstacles'), 'walls that slide', 0, most.obstacles)),
  } satisfies Fields<DodgeSpec>,
  'an object',
);

/** Returns the reason why a scenario cannot be played as a game of Dodge; null if it can be played. */
export function dodgeRefusal(scenario: Pick<Scenario, 'entities' | 'obstacles' | 'dodge'>): Refusal | null {
  const { entities, obstacles = [], dodge } = scenario;
  // The game always switches collisions on, whatever the file says.
  const crowded = crowdingRefusal({ entities, obstacles, bodiesCollide: true });
  if (crowded) return { path: [crowded.path], message: crowded.message };
  const [player] = entities;
  if (player?.kind !== 'character')
    return {
      path: ['entities', 0, 'kind'],
      message: `must be character: the first entity is the player of the game, got ${show(player?.kind)}`,
    };
  if (player.steps !== undefined)
    return {
      path: ['entities', 0, 'steps'],
      message: 'must be left out for the player of the game: in a world of its own nothing could hit it',
    };
  const { slides = [] } = dodge ?? {};
  const wrong = slides.findIndex((place) => obstacles[place]?.kind !== 'wall');
  if (wrong < 0) return null;
  return {
    path: ['dodge', 'slides', wrong],
    message: `must be the index of a wall among the obstacles, got ${show(slides[wrong])}`,
  };
}

/** Thickness of the outer walls around an arena. m */
export const wallThickness = 2;

/** Returns the part of the world that the view must show: the arena with its outer walls. */
export function dodgeExtent({ arena }: DodgeSpec): Extent {
  const [right, bottom] = arena.map((length) => length / 2 + wallThickness);
  return { left: -right, top: -bottom, right, bottom };
}
