// Tests of the causes in answers, and of the times of answers, for every built-in scene.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { sentenceText } from '../lab/answers/answer';
import { answerMeterOf, usualTimeOf } from '../lab/answers/answers';
import type { Channel } from '../world/simulation/meters/telemetry';
import { gameFields } from './rules';
import { allScenarios } from './scenes';

/** Longest time that a test waits for a scene's answer. s */
const longest = 40;

/** Runs a scene until it gives its first answer. Returns the session at that moment. */
function atAnswer(id: string): Session {
  const { scenario } = allScenarios.find((each) => each.id === id)!;
  const session = new Session(scenario, id, gameFields);
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
    const cause = sentenceText(session.because!);
    expect(cause).toMatch(/^Because \D+\.$/);
    expect(cause.length).toBeLessThanOrEqual(90);
  });
});

it('a hero that takes the effect away takes the cause away', () => {
  const { scenario } = allScenarios.find(({ id }) => id === 'hold-height')!;
  const session = new Session({ ...scenario, gravity: 0 }, 'hold-height', gameFields);
  session.step(600);
  expect(sentenceText(session.answer!.phrases)).toMatch(/^Even so far/);
  expect(session.because).toBeNull();
});

describe('what a cause says is true of the run', () => {
  /** Returns the recorded values of a measured quantity (channel) of a body. NaN stands for a step without a value. */
  const column = ({ simulation, entities }: Session, body: number, channel: Channel) =>
    simulation.measures.telemetry.column(entities[body], channel).map((value) => value ?? Number.NaN);
  const last = (values: readonly number[]) => values[values.length - 1];

  it('p-pi-pid: the sum of PID comes to push as hard as the spring of PD, which is off by it', () => {
    const session = atAnswer('p-pi-pid');
    // The scene's push is 2.8 rad/s². A law with kp 20 gives the same at an error of 0.14 rad, 8.1°.
    expect(last(column(session, 3, 'i'))).toBeCloseTo(last(column(session, 2, 'p')), 1);
    expect(last(column(session, 2, 'p'))).toBeCloseTo(20 * last(column(session, 2, 'error')), 6);
    expect(Math.abs(last(column(session, 3, 'p')))).toBeLessThan(0.1);
  });

  it('turn-90: the winner pushes with the whole motor one way, then the other; One step turns on', () => {
    const session = atAnswer('turn-90');
    const winner = session.entities.findIndex(({ controller }) => controller.kind === 'time-optimal');
    const applied = column(session, winner, 'applied');
    const limit = last(column(session, winner, 'alphaLimit'));
    const signs = applied.filter((value) => Math.abs(value) > 0.9 * limit).map(Math.sign);
    // 0.63 s in steps of 1/60 s: half of them in one direction, half of them in the other, with one change.
    expect(signs.length).toBeGreaterThan(30);
    expect(signs.filter((sign, n) => n > 0 && sign !== signs[n - 1])).toHaveLength(1);
  });

  it('windup: the sum grows all the while it is held, and is paid back past the mark', () => {
    const session = atAnswer('windup');
    const i = column(session, 0, 'i').map(Math.abs);
    const holding = new Session(session.scenario, 'windup', gameFields);
    // The step before the body is released at 3 s.
    holding.step(175);
    const held = column(holding, 0, 'i').slice(2).map(Math.abs);
    expect(held.every((value, n) => n === 0 || value >= held[n - 1])).toBe(true);
    expect(last(held)).toBeGreaterThan(0);
    expect(last(i)).toBeLessThan(0.2 * Math.max(...i));
  });

  it('kick: the part of the derivative is the jump divided by a step', () => {
    const session = atAnswer('kick');
    const [kicked, calm] = [0, 2].map((body) =>
      Math.max(...column(session, body, 'commanded').map((value) => Math.abs(value) || 0)),
    );
    // A jump of 1 rad in 1/60 s, times a kd of 11.
    expect(kicked - calm).toBeCloseTo(11 * 1 * 60, 0);
  });

  it('own-law: it is fastest at the mark', () => {
    const session = atAnswer('own-law');
    const omega = column(session, 0, 'omega').map(Math.abs);
    const fastest = omega.indexOf(Math.max(...omega));
    expect(Math.abs(column(session, 0, 'error')[fastest])).toBeLessThan(0.15);
  });

  it('knocked-about: the missile is thrown less far, and each points along its way long before it is back', () => {
    const session = atAnswer('knocked-about');
    const { figures } = session.answer!;
    const { 'missile back': missile, 'character back': character } = figures;
    expect(character).toBeGreaterThan(missile);
    expect(figures['character off']).toBeGreaterThan(figures['missile off']);
    // Steps since the blow on the character, and those of them in which its heading has an error.
    const errors = column(session, 1, 'error').slice(-Math.round(character * 60));
    const turning = errors.filter((error) => Math.abs(error) > 0.35).length / 60;
    expect(turning).toBeLessThan(character / 2);
  });

  it('hold-height: PD pushes by how far it is off, and at rest as hard as gravity', () => {
    const { answer, entities } = atAnswer('hold-height');
    const kp = Number(Object.entries(entities[1].controller).find(([name]) => name === 'kp')?.[1]);
    // Gravity, 9.81 m/s².
    expect(kp * answer!.figures['PD: mean error']).toBeCloseTo(9.81, 1);
    expect(answer!.figures['PD, told of gravity: mean error']).toBeCloseTo(0, 1);
  });

  it('long-way: all end at the same heading, full turns apart', () => {
    const { entities } = atAnswer('long-way');
    const headings = entities.map(({ body }) => body.getAngle());
    for (const heading of headings) expect(Math.cos(heading - headings[0])).toBeGreaterThan(0.999);
    expect(Math.abs(headings[1] - headings[0])).toBeCloseTo(2 * Math.PI, 1);
  });
});
