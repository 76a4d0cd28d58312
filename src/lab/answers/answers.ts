// All answers to scenes' questions, by their names in files. A new answer is a file, and a row here.
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Scenario } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';
import type { System } from '../../world/simulation/system';
import type { Answer, AnswerMeter, GuessChoice } from './answer';
import { Arrivals } from './arrivals';
import { Bumps } from './bumps';
import { HitLead } from './hit-lead';
import { StepsHeld } from './steps-held';
import { SwingWidth } from './swing-width';
import { TurnedUntilCatch } from './turned-until-catch';
import { TurningCircle } from './turning-circle';
import { angleTurned } from './turns/angle-turned';
import { pointsAtMark, restsOff, whoHoldsHeight } from './turns/at-rest';
import { cratesFelt } from './turns/crates';
import { alikeChoices, byInertia } from './turns/inertia';
import { jumpCosts, trembles } from './turns/motor';
import { docks, goesPast, lawChoices, settlesBeside, settlesFirst, thrownPast } from './turns/settling';
import { holdsFlip, shipsByName, shipsFeel, turnsStraight } from './turns/ships';
import { columnsOf, fallsApart } from './turns/stability';
import { TurnAnswer, type TurnQuestion } from './turns/turn-answer';
import { WayBack } from './way-back';
import { WaypointsSkipped } from './waypoints-skipped';

/**
 * Makes a meter, which watches a run and finds the answer to the scene's question. The simulation must already contain
 * its bodies.
 */
type AnswerMaker = (simulation: Simulation) => AnswerMeter;

interface AnswerRow {
  /** Simulated time after which built-in scenes usually have their result. s */
  readonly usualTime: number;
  readonly make: AnswerMaker;
  /**
   * True if the scene's result states the overshoot as an angle. If left out, the overshoot is a percentage of the
   * turn's angle.
   */
  readonly overshootIsAngle?: true;
  /**
   * Text on each body's panel before the guess. `law`: effect of the control law. `remark`: the words in brackets in
   * the body's name.
   */
  readonly waitingNote?: 'law' | 'remark';
  /** Meaning of the bars on the bodies' panels, for the legend. Left out if there are no bars */
  readonly bars?: string;
  /** Indices of the bodies that the answer of the built-in scene names. Their panels are on the first page. */
  readonly named?: readonly number[];
}

const ofTurns =
  (question: TurnQuestion): AnswerMaker =>
  (simulation) =>
    new TurnAnswer(simulation, question);

function settling(simulation: Simulation): AnswerMeter {
  const { entities, scenario } = simulation;
  const { turns, timeline = [] } = scenario;
  const isSingle = !turns && timeline.length === 0 && entities.some(({ command }) => command.kind !== 'idle');
  const question: TurnQuestion = { look: settlesFirst(3.5), choices: lawChoices };
  return new TurnAnswer(simulation, isSingle ? { ...question, fromTouch: true } : question);
}

// Numbers passed to the questions are the time at which a turn is judged, and how far back the figures reach. s
/** Kinds of answer to a scene's question, by the name that scenario files use. */
const answers = {
  'swing-width': { usualTime: 14.9, make: (simulation) => new SwingWidth(simulation) },
  'steps-held': { usualTime: 10, make: (simulation) => new StepsHeld(simulation) },
  'waypoints-skipped': { usualTime: 15, make: (simulation) => new WaypointsSkipped(simulation) },
  'turned-until-catch': {
    usualTime: 4.1,
    make: (simulation) => new TurnedUntilCatch(simulation),
  },
  'turned-in-pairs': {
    usualTime: 5,
    make: (simulation) => new TurnedUntilCatch(simulation, ['Steady turn', 'Jerks']),
  },
  'turning-circle': { usualTime: 6.4, make: (simulation) => new TurningCircle(simulation) },
  'hit-lead': { usualTime: 18.3, make: (simulation) => new HitLead(simulation) },
  'way-back': { usualTime: 8.6, make: (simulation) => new WayBack(simulation) },
  'own-limits': {
    usualTime: 8,
    make: (simulation) => new WaypointsSkipped(simulation, { seconds: 8, speeds: true }),
  },
  'arrives-first': { usualTime: 4, make: (simulation) => new Arrivals(simulation, 'first') },
  misses: { usualTime: 15, make: (simulation) => new Arrivals(simulation, 'misses') },
  'bumps-most': { usualTime: 10, make: (simulation) => new Bumps(simulation) },
  'settles-first': { usualTime: 3.5, make: settling, waitingNote: 'law' },
  // Which is quicker is no question here: one of the two laws is still being written.
  'own-beside-pid': { usualTime: 2.5, make: ofTurns({ look: settlesBeside(2.5), choices: () => [] }) },
  'falls-apart': {
    usualTime: 1,
    make: ofTurns({ look: fallsApart(1), choices: columnsOf }),
    waitingNote: 'law',
  },
  'points-at-mark': { usualTime: 5, make: ofTurns({ look: pointsAtMark(5) }), waitingNote: 'law' },
  'rests-off': { usualTime: 6, make: ofTurns({ look: restsOff(4) }) },
  trembles: {
    usualTime: 4,
    make: ofTurns({ look: trembles(4, 2) }),
    bars: 'asked of the motor, on average',
  },
  'goes-past': { usualTime: 11.4, make: ofTurns({ look: goesPast }), overshootIsAngle: true },
  'jump-costs': {
    usualTime: 0.8,
    make: ofTurns({ look: jumpCosts(0.3) }),
    waitingNote: 'remark',
    bars: 'most asked of the motor',
  },
  'angle-turned': { usualTime: 3.9, make: ofTurns({ look: angleTurned }) },
  'thrown-past': {
    usualTime: 2.2,
    make: ofTurns({ look: thrownPast(1.5) }),
    overshootIsAngle: true,
    waitingNote: 'law',
  },
  'holds-height': { usualTime: 9.7, make: ofTurns({ look: whoHoldsHeight(9.7, 4), fromTouch: true }) },
  docks: { usualTime: 7, make: ofTurns({ look: docks(7), fromTouch: true }) },
  'crates-felt': { usualTime: 2.9, make: ofTurns({ look: cratesFelt, fromTouch: true, everyStep: true }) },
  'by-inertia': {
    usualTime: 7.9,
    make: ofTurns({ look: byInertia, choices: alikeChoices }),
    waitingNote: 'remark',
    named: [0, 3, 4],
  },
  'ships-feel': { usualTime: 1.8, make: ofTurns({ look: shipsFeel, fromTouch: true }) },
  'turns-straight': { usualTime: 6.6, make: ofTurns({ look: turnsStraight, fromTouch: true }) },
  'holds-flip': { usualTime: 8.8, make: ofTurns({ look: holdsFlip, fromTouch: true, choices: shipsByName }) },
} satisfies Readonly<Record<string, AnswerRow>>;

export type AnswerName = keyof typeof answers;

/** Values that the field `answer` of a scenario file may have. */
export const answerNames: readonly string[] = Object.keys(answers);

function rowOf({ answer }: Scenario): AnswerRow | null {
  const rows: Readonly<Record<string, AnswerRow>> = answers;
  return (answer === undefined ? null : rows[answer]) ?? null;
}

/** Scenes with up to this number of bodies let the player guess one of the bodies as the answer. */
const mostGuessedBodies = 4;

export function meterOf(name: AnswerName, simulation: Simulation): AnswerMeter {
  return answers[name].make(simulation);
}

/** Makes the observer that finds the answer to the scene's question; null without a question. */
export function answerSystem(simulation: Simulation): System | null {
  return rowOf(simulation.scenario)?.make(simulation) ?? null;
}

export function answerMeterOf({ systems }: Pick<Simulation, 'systems'>): AnswerMeter | null {
  return (systems.find((system) => 'answer' in system) as AnswerMeter | undefined) ?? null;
}

/** Returns the simulated time after which a scene usually has its answer. s; null if the scene has no question. */
export function usualTimeOf(scenario: Scenario): number | null {
  return rowOf(scenario)?.usualTime ?? null;
}

export function givesOvershootAsAngle(scenario: Scenario): boolean {
  return rowOf(scenario)?.overshootIsAngle ?? false;
}

export function waitingNoteOf(scenario: Scenario): AnswerRow['waitingNote'] | null {
  return rowOf(scenario)?.waitingNote ?? null;
}

export function meaningOfBars(scenario: Scenario): string | null {
  return rowOf(scenario)?.bars ?? null;
}

/**
 * Returns the answer to the scene's question in this run. Null if the run has not shown enough yet, or the scene has no
 * question.
 */
export function answerOf(simulation: Simulation): Answer | null {
  return answerMeterOf(simulation)?.answer ?? null;
}

export function bodiesOfChoices(simulation: Simulation, places: readonly number[]): readonly Entity[] {
  const choices = answerMeterOf(simulation)?.choices;
  return places.flatMap((place) => choices?.[place]?.bodies ?? simulation.entities[place] ?? []);
}

const pageOrders = new WeakMap<Simulation, readonly number[]>();

/**
 * Returns the indices of all bodies in display order. First come the bodies that the answer names, and those that a
 * person can guess as a single body, not only within a group.
 */
export function pageOrderOf(simulation: Simulation): readonly number[] {
  const { entities } = simulation;
  const known = pageOrders.get(simulation);
  if (known?.length === entities.length) return known;
  const named = rowOf(simulation.scenario)?.named ?? [];
  const chosen = (answerMeterOf(simulation)?.choices ?? []).flatMap(({ bodies }) =>
    bodies.length === 1 ? entities.indexOf(bodies[0]) : [],
  );
  const all = [...entities.keys()];
  const order = [...new Set([...named, ...chosen, ...all])].filter((index) => all.includes(index));
  pageOrders.set(simulation, order);
  return order;
}

/**
 * Returns the choices for the person's guess before the run; empty if the scene offers none.
 * @param nameOf returns the name of a body
 */
export function choicesOf(
  simulation: Simulation,
  nameOf: (entity: Entity) => string,
): readonly GuessChoice[] {
  const meter = answerMeterOf(simulation);
  if (!meter) return [];
  if (meter.choices) return meter.choices;
  const { entities } = simulation;
  if (entities.length < 2 || entities.length > mostGuessedBodies) return [];
  return entities.map((entity) => ({ label: nameOf(entity), bodies: [entity] }));
}
