// Tries the offered answers on the scene in the editor: simulates it once, and notes what each answer says, and when.

import { type AnswerMeter, sentenceText } from '../../../lab/answers/answer';
import { type AnswerName, answerMeterOf, meterOf } from '../../../lab/answers/answers';
import { causeOf } from '../../../lab/answers/causes';
import { offeredAnswers } from '../../../lab/answers/offered';
import { type Field, simulationOf } from '../../../lab/files/field';
import type { Scenario } from '../../../world/simulation/scenario';

/** First statement of one answer (a sentence measured in a run) in a trial simulation. */
export interface TriedAnswer {
  /** Simulation time at which the answer first says something. s */
  readonly seconds: number;
  readonly words: string;
  /**
   * Sentence on the cause of the answer. Only the scene's own answer has one; null for other answers, and if no cause
   * is known.
   */
  readonly because: string | null;
}

/**
 * First statements of the answers in a trial simulation, by name of the answer. Answers that said nothing are missing.
 */
export type AnswersTried = ReadonlyMap<string, TriedAnswer>;

/** Longest simulated time of a trial simulation, in which the editor finds out what each answer would say. s */
export const trialSeconds = 30;

/** Number of steps between two checks of what the answers say. */
const lookEvery = 6;

/**
 * Simulates a scene, and returns what its own answer and the offered answers say. Yields after every check, so that the
 * caller can give time to the page.
 */
export function* tryAnswers(scenario: Scenario, games: readonly Field[]): Generator<void, AnswersTried> {
  const simulation = simulationOf(scenario, games);
  const others = offeredAnswers.flatMap(({ name, fits }): AnswerName[] =>
    name !== scenario.answer && (fits?.(simulation) ?? true) ? [name] : [],
  );
  const own = answerMeterOf(simulation);
  const meters = others.map((name) => ({ name: name as string, meter: meterOf(name, simulation) }));
  simulation.systems.push(...meters.map(({ meter }) => meter));
  if (own && scenario.answer) meters.push({ name: scenario.answer, meter: own });
  const said = new Map<string, TriedAnswer>();
  const look = (name: string, meter: AnswerMeter): void => {
    const answer = said.has(name) ? null : meter.answer;
    if (!answer) return;
    const because = meter === own ? causeOf(simulation, answer, true) : null;
    const words = sentenceText(answer.phrases);
    said.set(name, { seconds: simulation.time, words, because: because && sentenceText(because) });
  };
  while (simulation.time < trialSeconds && said.size < meters.length) {
    for (let n = 0; n < lookEvery; n++) simulation.step();
    for (const { name, meter } of meters) look(name, meter);
    yield;
  }
  return said;
}
