// What of space comes late: its rules with the physics engine, and its scenes.
import { spaceGame } from './rules/game';
import { spaceFlip, spaceOrder, spaceTurn, spaceWhy } from './scenario';
import type { SpaceParts } from './slot';

export const space: SpaceParts = {
  game: spaceGame,
  scenes: {
    'space-why': spaceWhy,
    'space-order': spaceOrder,
    'space-flip': spaceFlip,
    'space-turn': spaceTurn,
  },
};
