// What Dodge changes for the person.

import type { GamePage } from '../../app/feature/game-page';
import type { GamePresentation } from '../../app/view/game-presentation';
import { distance } from '../../world/entities/command';
import { begin } from './begin';
import { looks, playerScale } from './looks';
import { dodgeOf } from './rules/dodge';
import { dodgeGame } from './rules/game';

/** Opacity of a missile without fuel, which is harmless. */
const burntOut = 0.35;

/** Distance of the target from the player from which on it is marked. m; nearer, the mark would hide the player. */
const leastMarked = 3.5;

export const dodgePresentation: GamePresentation<GamePage> = {
  game: dodgeGame,
  page: () => import('./page'),
  mode: {
    locks: [
      ...['track', 'seek', 'path', 'draw', 'turn-limit', 'step-test', 'shove', 'spin', 'shove-tool'],
      ...['undo', 'redo'],
    ],
    takes: ['hands'],
    hides: ['explanations', 'past', 'drawers'],
    help: [
      [
        'Dodge',
        'the ship follows pointer or finger, arrow keys and W A S D, or a controller’s stick; Enter or A: play',
      ],
      [
        'Dodge: lure',
        'a missile is lured when it hits something while you are near and still before its nose. Near misses and lured missiles within 4 s of the last one count up to four times. Neither pays once you have been beside one wall inside the arena for 3 s',
      ],
    ],
  },
  door: async () => (await import('./door')).door,
  look: ({ simulation }, entity) => {
    const game = dodgeOf(simulation);
    if (!game) return null;
    if (entity === game.player) return { scale: playerScale };
    const name = game.nameOf(entity);
    if (!name) return null;
    if (game.fuelOf(entity) === 0) return { ...looks[name], colour: looks.spent };
    return game.splitsIn(entity) === null ? looks[name] : { ...looks[name], colour: looks.pair };
  },
  marksTarget: ({ simulation, commands }) => {
    const game = dodgeOf(simulation);
    return (
      game?.state === 'running' && distance(game.player.body.getPosition(), commands.target) > leastMarked
    );
  },
  opacity: ({ simulation }, entity) => {
    const game = dodgeOf(simulation);
    if (game?.state === 'over' && entity === game.player) return 0;
    return game?.fuelOf(entity) === 0 ? burntOut : 1;
  },
  // Runs and replays are made from one another: they differ in seed, timeline and who steers, and share the arena.
  isSameScene: (a, b) => a.dodge === b.dodge,
  restart: (session) => begin(session, session.scenario),
  // The game as it begins, or the replay that is on.
  shared: ({ scenario }) => scenario,
};
