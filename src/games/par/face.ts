// What Par changes for the person.
import type { GameFace } from '../../view/game-face';
import { parGame } from './rules/game';

export const parFace: GameFace = {
  game: parGame,
  locks: [
    ...['track', 'seek', 'path', 'loop', 'turn-limit', 'cast', 'step-test'],
    ...['shove', 'spin', 'shove-tool'],
  ],
  forwardOnly: true,
  fingerDraws: true,
  plainPath: true,
  tunes: { Controller: 'all', Guidance: 'all', Motion: ['seekDistance'] },
  help: [['Par', 'Space: start, and again; R: back to the plan; [ and ]: another course']],
};
