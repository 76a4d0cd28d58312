// Entry of Dodge in the list of games and in the gallery.
import type { Session } from '../../../app/session/session';
import { formatCount } from '../../../app/ui/kit/formats';
import type { Entry } from '../../../app/view/entry';
import { seedOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import { dodgeScenario } from '../scenario';
import { startRun } from '../start-run';
import { goals, reachedGoals } from './goals';
import { dodgeId, keptId, readDay, readResults } from './results';

/** Returns the seed of today's game, which is the date by UTC. */
const seedOfToday = () => seedOf(new Date());

const standing = (score: number | null | undefined) => (score == null ? null : { words: formatCount(score) });

/** Starts the game. If no score is stored on this device yet, shows the title screen first. */
function play(session: Session, scenario: Scenario): void {
  if (readResults(keptId).best === null) session.load({ ...scenario }, dodgeId);
  else startRun(session, scenario, dodgeId);
}

export const entry: Entry = {
  scene: dodgeId,
  name: 'Dodge',
  line: 'Lead missiles into walls, and into each other.',
  best: () => standing(readResults(keptId).best),
  goal: () => goals[reachedGoals()]?.words ?? null,
  begin: (session, ofToday) =>
    play(session, ofToday ? { ...dodgeScenario, seed: seedOfToday() } : dodgeScenario),
  today: {
    name: 'Today’s game',
    line: 'the same waves for everybody',
    words: () => `dodge=${seedOfToday()}`,
    best: () => standing(readDay(keptId, seedOfToday())?.best),
  },
  cards: [],
};
