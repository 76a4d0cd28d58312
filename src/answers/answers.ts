// The answers by the names that scenario files have for them. Adding one is a file and a row here.
import type { Entity } from '../simulation/entity-kinds';
import type { Simulation } from '../simulation/simulation';
import type { System } from '../simulation/system';
import type { Answer, AnswerMeter, Choice } from './answer';
import { HitLead } from './hit-lead';
import { StepsHeld } from './steps-held';
import { SwingWidth } from './swing-width';
import { TurnedUntilCatch } from './turned-until-catch';
import { TurningCircle } from './turning-circle';
import { WayBack } from './way-back';
import { WaypointsSkipped } from './waypoints-skipped';

/** Makes what watches a simulation whose entities are in place. */
export type AnswerMaker = (simulation: Simulation) => AnswerMeter;

/** A row an answer. */
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
} as const satisfies Record<string, AnswerMaker>;

const rows: Readonly<Record<string, AnswerMaker>> = answers;

/** The names of all answers, as files have them. */
export const answerNames: readonly string[] = Object.keys(answers);

/** Most bodies that one may guess between. */
const mostChoices = 4;

/** The system that finds the answer of a simulation's scene; null where the scene names none. */
export function answerSystem(simulation: Simulation): System | null {
  const { answer } = simulation.scenario;
  return (answer !== undefined && rows[answer]?.(simulation)) || null;
}

/** What watches a simulation for its answer; null for none. */
export function answerMeterOf({ systems }: Pick<Simulation, 'systems'>): AnswerMeter | null {
  return (systems.find((system) => 'answer' in system) as AnswerMeter | undefined) ?? null;
}

/** What the run has shown so far; null while it has not shown enough, and where the scene names no answer. */
export function answerOf(simulation: Simulation): Answer | null {
  return answerMeterOf(simulation)?.answer ?? null;
}

/** What can be guessed in a scene; empty for nothing. @param nameOf what a body is called */
export function choicesOf(simulation: Simulation, nameOf: (entity: Entity) => string): readonly Choice[] {
  const meter = answerMeterOf(simulation);
  if (!meter) return [];
  if (meter.choices) return meter.choices;
  const { entities } = simulation;
  if (entities.length < 2 || entities.length > mostChoices) return [];
  return entities.map((entity) => ({ label: nameOf(entity), bodies: [entity] }));
}
