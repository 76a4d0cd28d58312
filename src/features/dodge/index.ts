// Dodge: missiles attack in waves, and the player's ship is their target.
import type { Feature } from '../../app/feature/feature';
import { lateField } from '../../lab/files/late-field';

export const dodge: Feature = {
  label: 'Dodge',
  actions: [],
  gives: ['entry'],
  help: {
    title: 'Games',
    rows: [
      [
        'Dodge',
        'the ship follows pointer or finger, arrow keys and W A S D, or a controller’s stick; Enter or A: play',
      ],
      [
        'Dodge: lure',
        'a missile is lured when it hits something just before you; misses and lures within 4 s count up to four times, unless you stay beside a wall',
      ],
    ],
  },
  plays: {
    field: lateField({
      key: 'dodge',
      things: 'fixed',
      label: 'Dodge',
      fetch: async () => (await import('./rules/game')).dodgeGame,
    }),
    mode: {
      locks: [
        ...['track', 'seek', 'path', 'draw', 'turn-limit', 'step-test', 'shove', 'spin'],
        ...['undo', 'redo'],
      ],
      takes: ['hands', 'runs'],
      hides: ['explanations', 'past', 'drawers'],
    },
  },
  load: async (app) => (await import('./page')).begin(app),
};
