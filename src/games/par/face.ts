// What Par changes for the person.
import type { GameFace } from '../../view/game-face';
import { parGame } from './rules/game';

export const parFace: GameFace = {
  game: parGame,
  locks: ['shove', 'spin'],
  forwardOnly: true,
  fingerDraws: true,
};
