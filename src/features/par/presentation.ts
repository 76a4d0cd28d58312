// What Par changes for the person.

import type { GamePage } from '../../app/feature/game-page';
import type { GamePresentation } from '../../app/view/game-presentation';
import { parGame } from './rules/game';
import { longestName } from './spec';
import { laterPart } from './ui/later-part';
import { readName, writeName } from './ui/name';

export const parPresentation: GamePresentation<GamePage> = {
  game: parGame,
  page: () => import('./page'),
  mode: {
    locks: [
      ...['track', 'seek', 'path', 'loop', 'turn-limit', 'cast', 'step-test'],
      ...['shove', 'spin', 'shove-tool'],
    ],
    takes: ['finger'],
    hides: ['past', 'path numbers'],
    tunes: { Controller: 'all', Guidance: 'all', Motion: ['seekDistance'] },
    help: [
      [
        'Par',
        'Space: start, and again; R: back to the plan; [ and ]: another course; Today: the course of the day',
      ],
      ['A link to a run of Par, pasted on its course', 'races against it'],
    ],
  },
  door: async () => (await import('./door')).door,
  prove: async (scenario) => (await import('./ui/proofs')).provenOnce(scenario),
  signature: {
    label: 'Your name in the link, if you like',
    longest: longestName,
    read: readName,
    write: writeName,
  },
  address: (session) => laterPart()?.address(session) ?? null,
  played: (session) => laterPart()?.played(session) ?? null,
  words: (session) => laterPart()?.words(session) ?? null,
};
