// Causes of answers, and the times at which answers come, in every built-in scene.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { wordsOf } from '../lab/answers/answer';
import { answerMeterOf, usualTimeOf } from '../lab/answers/answers';
import { games } from './rules';
import { allScenarios } from './scenes';

/** Longest time that an answer takes. s */
const longest = 40;

/** A session at its first answer. */
function atAnswer(id: string): Session {
  const { scenario } = allScenarios.find((each) => each.id === id)!;
  const session = new Session(scenario, id, games);
  const { simulation } = session;
  while (!session.answer && simulation.time < longest) {
    session.step();
    answerMeterOf(simulation)?.noteFrame?.({ elapsed: 1 / 60, steps: 1, isDrawn: true, spent: 0.001 });
  }
  return session;
}

const asking = allScenarios.filter(({ scenario }) => scenario.answer);

describe.each(asking.map(({ id }) => [id] as const))('%s', (id) => {
  const session = atAnswer(id);

  it('is answered at its usual time, within half a second', () => {
    expect(session.answer).not.toBeNull();
    expect(Math.abs(session.simulation.time - usualTimeOf(session.scenario)!)).toBeLessThan(0.5);
  });

  it('has a cause: a sentence of at most 90 characters without a figure', () => {
    const cause = wordsOf(session.because!);
    expect(cause).toMatch(/^Because \D+\.$/);
    expect(cause.length).toBeLessThanOrEqual(90);
  });
});

it('a hero that takes the effect away takes the cause away', () => {
  const { scenario } = allScenarios.find(({ id }) => id === 'hold-height')!;
  const session = new Session({ ...scenario, gravity: 0 }, 'hold-height', games);
  session.step(600);
  expect(wordsOf(session.answer!.phrases)).toMatch(/^Even so far/);
  expect(session.because).toBeNull();
});
