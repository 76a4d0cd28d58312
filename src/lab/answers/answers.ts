// The answers by the names that scenario files have for them, and what is asked of them. What finds them is in all.ts.
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { System } from '../../world/simulation/system';
import type { Answer, AnswerMeter, Choice } from './answer';

/** Makes what watches a simulation whose entities are in place. */
export type AnswerMaker = (simulation: Simulation) => AnswerMeter;

/** The names of all answers, as files have them. */
export const answerNames = [
  'swing-width',
  'steps-held',
  'waypoints-skipped',
  'turned-until-catch',
  'turned-in-pairs',
  'turning-circle',
  'hit-lead',
  'way-back',
  'own-limits',
  'settles-first',
  'own-beside-pid',
  'falls-apart',
  'points-at-mark',
  'rests-off',
  'trembles',
  'goes-past',
  'jump-costs',
  'angle-turned',
  'thrown-past',
  'holds-height',
  'docks',
  'crates-felt',
  'by-inertia',
  'ships-feel',
  'turns-straight',
  'holds-flip',
] as const;

export type AnswerName = (typeof answerNames)[number];

/** What finds them; null until it is there. */
let makers: Readonly<Record<string, AnswerMaker>> | null = null;

/** Takes what finds the answers: simulations that are made from now on have theirs. */
export function provideAnswers(all: Readonly<Record<AnswerName, AnswerMaker>>): void {
  makers = all;
}

/** Most bodies that one may guess between. */
const mostChoices = 4;

/** The system that finds the answer of a simulation's scene; null where the scene names none. */
export function answerSystem(simulation: Simulation): System | null {
  const { answer } = simulation.scenario;
  return (answer !== undefined && makers?.[answer]?.(simulation)) || null;
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
