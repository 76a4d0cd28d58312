// Space: ships that turn in three dimensions.
import type { Feature } from '../../app/feature/feature';
import { lateField } from '../../lab/files/late-field';

export const space: Feature = {
  label: 'Space',
  isLarge: true,
  actions: [],
  help: {
    title: 'Ships in space',
    rows: [
      [
        'Drag on a sphere',
        'turns all ships there, past its rim to behind; the small ring rolls them; in Turn in space it tilts the axis',
      ],
      ['Arrows, Q and E on a sphere, once pressed or by Tab', 'turn the mark by 5°, roll it'],
    ],
  },
  plays: {
    field: lateField({
      key: 'space',
      things: 'fixed',
      label: 'Ships in space',
      fetch: async () => (await import('./rules/game')).spaceGame,
    }),
    mode: {
      locks: [
        ...['track', 'seek', 'path', 'draw', 'loop', 'remove-waypoint', 'cast', 'step-test'],
        ...['tune-for-me', 'shove', 'spin', 'home', 'camera', 'outlines', 'grid'],
      ],
      takes: ['hands', 'picture', 'attitude'],
      tunes: { Limits: 'all', Controller: 'all', Space: 'all' },
    },
  },
  load: async () => (await import('./page')).begin(),
};
