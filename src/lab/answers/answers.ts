// The answers by the names that scenario files have for them, and what is asked of them. What finds them is in all.ts.
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Scenario } from '../../world/simulation/scenario';
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

/** Simulated time at which an answer usually comes in the built-in scenes that name it. s */
const usualTimes: Readonly<Record<AnswerName, number>> = {
  'swing-width': 37.4,
  'steps-held': 10,
  'waypoints-skipped': 15,
  'turned-until-catch': 4.1,
  'turned-in-pairs': 4.1,
  'turning-circle': 6.4,
  'hit-lead': 20,
  'way-back': 4,
  'own-limits': 8,
  'settles-first': 3.5,
  'own-beside-pid': 2.5,
  'falls-apart': 1,
  'points-at-mark': 5,
  'rests-off': 4,
  trembles: 4,
  'goes-past': 11.4,
  'jump-costs': 0.8,
  'angle-turned': 3.3,
  'thrown-past': 2.2,
  'holds-height': 9.7,
  docks: 7,
  'crates-felt': 2.9,
  'by-inertia': 7.9,
  'ships-feel': 1.8,
  'turns-straight': 6.6,
  'holds-flip': 8.8,
};

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

/** Simulated time at which the answer of a scene usually comes, s; null where it names none. */
export function usualTimeOf({ answer }: Scenario): number | null {
  return Object.entries(usualTimes).find(([name]) => name === answer)?.[1] ?? null;
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
