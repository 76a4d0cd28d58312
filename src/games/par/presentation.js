// What Par changes for the person.
import { guidanceOf } from '../../entities/steered-body';
import { parGame } from './rules/game';
import { wordsOf } from './rules/link';
import { parOf } from './rules/par-rules';
import { longestName } from './spec';
import { readName, writeName } from './ui/name';
export const parPresentation = {
  game: parGame,
  page: () => import('./page'),
  locks: [
    ...['track', 'seek', 'path', 'loop', 'turn-limit', 'cast', 'step-test'],
    ...['shove', 'spin', 'shove-tool'],
  ],
  forwardOnly: true,
  fingerDraws: true,
  plainPath: true,
  tunes: { Controller: 'all', Guidance: 'all', Motion: ['seekDistance'] },
  help: [
    [
      'Par',
      'Space: start, and again; R: back to the plan; [ and ]: another course; Today: the course of the day',
    ],
  ],
  door: async () => (await import('./door')).door,
  signature: {
    label: 'Your name in the link, if you like',
    longest: longestName,
    read: readName,
    write: writeName,
  },
  address({ simulation }) {
    const rules = parOf(simulation);
    if (!rules?.finished || rules.flaw || !rules.spec.id || !rules.path) return null;
    const { entity } = rules.pilots[0];
    const { seekDistance, controller } = entity;
    const { plan, redraws } = rules.path;
    return wordsOf({
      course: rules.spec.id,
      time: rules.time,
      name: readName(),
      seekDistance,
      controller,
      guidance: guidanceOf(entity),
      waypoints: plan,
      redraws,
    });
  },
};
