import { fields, indexOf, list, most, optional, pair, show, whole, within } from '../../files/schema-parts';
/** Version of waves and scores. */
export const rulesVersion = 5;
/** The oldest version whose missiles fly as today: 4 changed only what counts as lured, 5 what pays beside a wall. Its replays are the same runs, with today's points. */
export const flownFrom = 3;
/** The game in a scenario file. */
export const dodgeSchema = fields(
  {
    // Missiles need room to turn, and must arrive before they burn out. m
    arena: pair(within(40, 500), '[width, height] in metres'),
    // What was flown by other rules is refused, for its missiles would fly otherwise here.
    rules: whole(
      flownFrom,
      rulesVersion,
      `${flownFrom} to ${rulesVersion}: games of older rules are no longer flown here`,
    ),
    slides: optional(list(indexOf('a wall among the obstacles'), 'walls that slide', 0, most.obstacles)),
  },
  'an object',
);
/** Why the game cannot be played with the rest of a scenario; null when it can. */
export function dodgeRefusal({ entities: [player], obstacles = [], dodge }) {
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
/** Thickness of the walls around an arena. m; a missile moves less than 1 m in a step. */
export const wallThickness = 2;
/** What is shown of a game: the arena with the walls around it. */
export function dodgeExtent({ arena }) {
  const [right, bottom] = arena.map((length) => length / 2 + wallThickness);
  return { left: -right, top: -bottom, right, bottom };
}
