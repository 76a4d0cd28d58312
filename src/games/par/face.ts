// What Par changes for the person.
import type { GameFace } from '../../view/game-face';
import { parGame } from './rules/game';
import { medalFor, medalsOf } from './rules/medals';
import { parOf } from './rules/par-rules';
import { isOld } from './spec';

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
  snapshot({ simulation }) {
    const rules = parOf(simulation)!;
    const { state, spec, finished, time, flaw } = rules;
    return {
      kind: 'par',
      state,
      course: isOld(spec) ? 'old' : (spec.course ?? null),
      time,
      medal: finished && !flaw ? medalFor(time, medalsOf(spec)) : null,
    };
  },
};
