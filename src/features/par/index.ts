// Par: courses of gates, and the fastest line through them.
import type { Feature } from '../../app/feature/feature';
import { lateField } from '../../lab/files/late-field';
import { actions } from './actions';

export const par: Feature = {
  label: 'Par',
  actions: Object.values(actions),
  gives: ['entry', 'keptBests'],
  help: {
    title: 'Games',
    rows: [
      ['Par', 'Space: start, and again; R: back to the plan; [ and ]: another course'],
      ['A link to a run of Par, pasted on its course', 'races against it'],
    ],
  },
  plays: {
    field: lateField({ key: 'par', label: 'Par', fetch: async () => (await import('./rules/game')).parGame }),
    mode: {
      locks: [...['track', 'seek', 'path', 'loop', 'turn-limit', 'cast', 'step-test'], ...['shove', 'spin']],
      takes: ['drawing'],
      hides: ['past', 'path numbers'],
      tunes: { Controller: 'all', Guidance: 'all', Motion: ['seekDistance'] },
    },
  },
  load: async (app) => (await import('./page')).begin(app),
};
