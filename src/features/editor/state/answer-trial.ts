// Tries the offered answers on a scene that is being built: flies it once and notes what each answer says, and when.

import { type AnswerMeter, sentenceText } from '../../../lab/answers/answer';
import { type AnswerName, answerMeterOf, meterOf } from '../../../lab/answers/answers';
import { causeOf } from '../../../lab/answers/causes';
import { offeredAnswers } from '../../../lab/answers/offered';
import { type Field, simulationOf } from '../../../lab/files/field';
import type { Scenario } from '../../../world/simulation/scenario';

/** First words of an answer in a trial. */
export interface TriedAnswer {
  /** Simulated time at which the answer comes. s */
  readonly seconds: number;
  readonly words: string;
  /** Cause of the answer; null without one, and for answers that are not the scene's. */
  readonly because: string | null;
}

/** Results of a trial by the name of the answer. Answers that said nothing are missing. */
export type AnswersTried = ReadonlyMap<string, TriedAnswer>;

/** Longest flight of a trial. s */
export const trialSeconds = 30;

/** Steps between two looks at the answers. */
const lookEvery = 6;

/**
 * Flies a scene and returns what its answer and the offered ones say. Yields after every look, so that the caller can
 * give way to the page.
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
