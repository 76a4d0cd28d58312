// Dodge: missiles come in waves, and the person is their target.
import type { Feature } from '../../app/feature/feature';
import { lateField } from '../../lab/files/late-field';

export const dodge: Feature = {
  label: 'Dodge',
  actions: [],
  gives: ['entry'],
  help: {
    title: 'Pointer and fingers',
    rows: [
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
  plays: {
    field: lateField({
      key: 'dodge',
      things: 'fixed',
      label: 'Dodge',
      fetch: async () => (await import('./rules/game')).dodgeGame,
    }),
    mode: {
      locks: [
        ...['track', 'seek', 'path', 'draw', 'turn-limit', 'step-test', 'shove', 'spin', 'shove-tool'],
        ...['undo', 'redo'],
      ],
      takes: ['hands', 'runs'],
      hides: ['explanations', 'past', 'drawers'],
    },
  },
  load: async (app) => (await import('./page')).begin(app),
};
