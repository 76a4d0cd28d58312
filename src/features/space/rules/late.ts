// What of space comes late: its rules with the physics engine, and its scenes.
import { spaceFlip, spaceOrder, spaceTurn, spaceWhy } from '../scenario';
import { spaceGame } from './game';

export const space = {
  game: spaceGame,
  scenes: {
    'space-why': spaceWhy,
    'space-order': spaceOrder,
    'space-flip': spaceFlip,
    'space-turn': spaceTurn,
  },
};
