// What finds each answer, by its name. Adding an answer is a file, a row here and its name in answers.ts. The page loads it after the start.
import type { AnswerMaker, AnswerName } from './answers';
import { HitLead } from './hit-lead';
import { StepsHeld } from './steps-held';
import { SwingWidth } from './swing-width';
import { TurnedUntilCatch } from './turned-until-catch';
import { TurningCircle } from './turning-circle';
import { angleTurned } from './turns/angle-turned';
import { holdsHeight, pointsAtMark, restsOff } from './turns/at-rest';
import { cratesFelt } from './turns/crates';
import { byInertia } from './turns/inertia';
import { jumpCosts, trembles } from './turns/motor';
import { docks, goesPast, settlesFirst, thrownPast } from './turns/settling';
import { holdsFlip, shipsByName, shipsFeel, turnsStraight } from './turns/ships';
import { columnsOf, fallsApart } from './turns/stability';
import { TurnAnswer, type TurnQuestion } from './turns/turn-answer';
import { WayBack } from './way-back';
import { WaypointsSkipped } from './waypoints-skipped';

const ofTurns =
  (question: TurnQuestion): AnswerMaker =>
  (simulation) =>
    new TurnAnswer(simulation, question);

/** A row an answer. Numbers are when a turn is looked at, and how far back. s */
export const answers = {
  'swing-width': (simulation) => new SwingWidth(simulation),
  'steps-held': (simulation) => new StepsHeld(simulation),
  'waypoints-skipped': (simulation) => new WaypointsSkipped(simulation),
  'turned-until-catch': (simulation) => new TurnedUntilCatch(simulation),
  'turned-in-pairs': (simulation) => new TurnedUntilCatch(simulation, ['Steady turn', 'Jerks']),
  'turning-circle': (simulation) => new TurningCircle(simulation),
  'hit-lead': (simulation) => new HitLead(simulation),
  'way-back': (simulation) => new WayBack(simulation),
  'own-limits': (simulation) => new WaypointsSkipped(simulation, { seconds: 8, speeds: true }),
  'settles-first': ofTurns({ look: settlesFirst(3.5) }),
  // Which of the two is the quicker is no riddle: one is still being written.
  'own-beside-pid': ofTurns({ look: settlesFirst(2.5), choices: () => [] }),
  'falls-apart': ofTurns({ look: fallsApart(1), choices: columnsOf }),
  'points-at-mark': ofTurns({ look: pointsAtMark(5) }),
  'rests-off': ofTurns({ look: restsOff(4) }),
  trembles: ofTurns({ look: trembles(4, 2) }),
  'goes-past': ofTurns({ look: goesPast }),
  'jump-costs': ofTurns({ look: jumpCosts(0.3) }),
  'angle-turned': ofTurns({ look: angleTurned }),
  'thrown-past': ofTurns({ look: thrownPast(1.5) }),
  'holds-height': ofTurns({ look: holdsHeight(9.7, 4), fromTouch: true }),
  docks: ofTurns({ look: docks(7), fromTouch: true }),
  'crates-felt': ofTurns({ look: cratesFelt, fromTouch: true, everyStep: true }),
  'by-inertia': ofTurns({ look: byInertia }),
  'ships-feel': ofTurns({ look: shipsFeel, fromTouch: true }),
  'turns-straight': ofTurns({ look: turnsStraight, fromTouch: true }),
  'holds-flip': ofTurns({ look: holdsFlip, fromTouch: true, choices: shipsByName }),
} as const satisfies Record<AnswerName, AnswerMaker>;
