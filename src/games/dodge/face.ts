// What Dodge changes for the person.
import type { GameFace } from '../../view/game-face';
import { dodgeOf } from './rules/dodge';
import { dodgeGame } from './rules/game';

/** Opacity of a missile without fuel, which is harmless. */
const burntOut = 0.35;

export const dodgeFace: GameFace = {
  game: dodgeGame,
  locks: [
    ...['track', 'seek', 'path', 'draw', 'turn-limit', 'step-test', 'shove', 'spin', 'shove-tool'],
    ...['undo', 'redo'],
  ],
  forwardOnly: true,
  fingerPushes: true,
  unexplained: true,
  chrome: 'play',
  hint: 'drag to dodge',
  help: [['Dodge', 'arrow keys and W A S D steer too; Q: sound; Enter: play again']],
  opacity: ({ simulation }, entity) => (dodgeOf(simulation)?.fuelOf(entity) === 0 ? burntOut : 1),
  // Runs and replays are made from one another: they differ in seed, timeline and who steers, and share the arena.
  isSameScene: (a, b) => a.dodge === b.dodge,
  restart: (session) => session.load(session.scenario, session.title),
  // The game as it begins, or the replay that is on.
  shared: ({ scenario }) => scenario,
};
