// Tries the offered answers on the scene in the editor: simulates it once, and notes what each answer says, and when.

import { type AnswerMeter, sentenceText } from '../../../lab/answers/answer';
import { type AnswerName, answerMeterOf, meterOf } from '../../../lab/answers/answers';
import { causeOf } from '../../../lab/answers/causes';
import { offeredAnswers } from '../../../lab/answers/offered';
import { type Field, simulationOf } from '../../../lab/files/field';
import type { Scenario } from '../../../world/simulation/scenario';

export interface TriedAnswer {
  /** Simulation time at which the trial first measured this result. s */
  readonly seconds: number;
  readonly words: string;
  /** Sentence that explains the cause of the measured result; null if there is none. */
  readonly because: string | null;
}

/** First result of each measurement in a trial simulation, by measurement name */
export type AnswersTried = ReadonlyMap<string, TriedAnswer>;

/** Longest simulated time of a trial run of a scene. s */
export const trialSeconds = 30;

/** Number of simulation steps between two checks for new results in a trial simulation. */
const lookEvery = 6;

/** Finds the first result of each measurement in a scene. Simulates at most 30 s. */
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
