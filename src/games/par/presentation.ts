// What Par changes for the person.

import { guidanceOf } from '../../entities/steered-body';
import type { Session } from '../../session/session';
import type { GamePresentation } from '../../view/game-presentation';
import type { GamePage } from '../game-page';
import { isCourse } from './rules/days/days';
import { parGame } from './rules/game';
import { runOf, wordsOf } from './rules/link';
import { parOf } from './rules/par-rules';
import { withRivals } from './rules/rivals';
import { longestName, type RivalSpec } from './spec';
import { readName, writeName } from './ui/name';
import { raceWordsOf } from './ui/race-words';
import { rivalsOf } from './ui/rivals';

export const parPresentation: GamePresentation<GamePage> = {
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
  address(session) {
    const mine = ownRun(session);
    const id = parOf(session.simulation)?.spec.id ?? null;
    const run = mine && runOf(mine);
    if (!run || id === null || !isCourse(id)) return null;
    return wordsOf(
      { course: id, ...run },
      behind(session, mine).flatMap((rival) => runOf(rival) ?? []),
    );
  },
  played(session) {
    const mine = ownRun(session);
    const { moment: _, ...scene } = session.scenario;
    return mine && withRivals(scene, [mine, ...behind(session, mine)]);
  },
  words: ({ simulation }) => {
    const rules = parOf(simulation);
    return rules && raceWordsOf(rules);
  },
};

/** The run that was just flown, where it counts, with the name of who flew it; null without one. */
function ownRun({ simulation }: Session): RivalSpec | null {
  const rules = parOf(simulation);
  if (!rules?.finished || rules.flaw || rules.spec.isOld || !rules.path) return null;
  const { entity } = rules.pilots[0];
  const { kind, seekDistance, controller } = entity;
  const { plan, redraws } = rules.path;
  const name = readName();
  const command = { kind: 'follow-path', waypoints: plan } as const;
  return {
    entity: { kind, seekDistance, controller, guidance: guidanceOf(entity), command },
    time: rules.time,
    ...(name && { name }),
    ...(isOwnScene() && { built: true }),
    ...(redraws.length > 0 && { redraws }),
  };
}

/** Whether the scene is one that was built on this device. */
const isOwnScene = () => typeof location === 'object' && location.hash.startsWith('#own=');

/** The runs that one's own was flown against. */
const behind = ({ scenario }: Session, { name = '', time }: RivalSpec) =>
  rivalsOf(scenario).filter((rival) => (rival.name ?? '') !== name || rival.time !== time);
