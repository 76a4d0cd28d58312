// Tests of guessing the answer to a scene's question: when time stops, and that the simulation does not depend on it.
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../lab/scenarios';
import { stateHash } from '../../world/simulation/history/state-hash';
import { Session } from './session';

const kick = scenarios.find(({ id }) => id === 'kick')!.scenario;
const windup = scenarios.find(({ id }) => id === 'windup')!.scenario;

/** Advances a session by frames of 1/60 s. @param count number of frames */
function frames(session: Session, count: number): void {
  for (let n = 0; n < count; n++) session.advance(1 / 60);
}

/** Returns a session whose answer has just become known, so that its time is stopped. */
function atAnswer(): Session {
  const session = new Session(kick, 'kick');
  session.round.holds = true;
  frames(session, 600);
  return session;
}

it('counts as guessing from a guess on offer to the answer, and not without an offer', () => {
  const session = new Session(kick, 'kick');
  expect(session.isGuessing).toBe(false);
  Object.assign(session.round, { asks: true, holds: true });
  expect(session.isGuessing).toBe(true);
  session.round.choose(1);
  expect(session.isGuessing).toBe(true);
  frames(session, 600);
  expect(session.round.state).toBe('held');
  expect(session.isGuessing).toBe(false);
  // A change removes the answer. Nothing is hidden from then on.
  session.restart();
  expect(session.answer).toBeNull();
  expect(session.isGuessing).toBe(false);
});

describe('a round that waits', () => {
  it('takes no step until it runs', () => {
    const session = new Session(kick, 'kick');
    session.round.wait();
    frames(session, 60);
    expect(session.simulation.tick).toBe(0);
    session.round.run();
    frames(session, 60);
    expect(session.simulation.tick).toBe(60);
  });

  it('waits once for a scene in a session', () => {
    const session = new Session(kick, 'kick');
    session.round.wait();
    session.load(windup, 'windup');
    expect(session.round.state).toBe('running');
    session.round.wait();
    expect(session.round.state).toBe('waiting');
    session.load(kick, 'kick');
    session.round.wait();
    expect(session.round.state).toBe('running');
  });

  it('keeps waiting when a guess is noted, and forgets the guess with the scene', () => {
    const session = new Session(kick, 'kick');
    session.round.wait();
    session.round.choose(1);
    expect(session.round).toMatchObject({ state: 'waiting', guess: 1 });
    session.load(windup, 'windup');
    expect(session.round.guess).toBeNull();
  });

  it('continues at a touch that changes nothing', () => {
    const session = new Session(kick, 'kick');
    session.round.wait();
    session.touch();
    expect(session.round.state).toBe('waiting');
  });

  it('waits again on request', () => {
    const session = new Session(kick, 'kick');
    session.round.wait();
    session.round.forget();
    session.load(kick, 'kick');
    session.round.wait();
    expect(session.round.state).toBe('waiting');
  });

  it.each<[string, (session: Session) => void]>([
    ['a pause', ({ playback }) => Object.assign(playback, { paused: true })],
    ['a step by hand', (session) => session.step()],
    ['an edit', (session) => session.edit(() => {})],
    ['a restart', (session) => session.restart()],
    ['building', (session) => session.build(true)],
  ])('ends with %s', (_, act) => {
    const session = new Session(kick, 'kick');
    session.round.wait();
    act(session);
    expect(session.round.state).toBe('running');
  });
});

describe('a round that is held', () => {
  it('stops exactly at the step with the answer', () => {
    const session = atAnswer();
    expect(session.round.state).toBe('held');
    const { tick } = session.simulation;
    frames(session, 60);
    expect(session.simulation.tick).toBe(tick);
    // The answer came in that step. A run that is one step shorter has no answer.
    const shorter = new Session(kick, 'kick');
    shorter.step(tick - 1);
    expect(shorter.answer).toBeNull();
    shorter.step();
    expect(shorter.answer).not.toBeNull();
  });

  it('is held once for a scene in a session', () => {
    const session = atAnswer();
    session.round.run();
    session.load(kick, 'kick');
    session.round.holds = true;
    frames(session, 600);
    expect(session.answer).not.toBeNull();
    expect(session.round.state).toBe('running');
  });

  it('is not held unless the page asks for it', () => {
    const session = new Session(kick, 'kick');
    frames(session, 600);
    expect(session.answer).not.toBeNull();
    expect(session.round.state).toBe('running');
  });

  it('does not change the run', () => {
    const session = new Session(kick, 'kick');
    session.round.wait();
    frames(session, 30);
    session.round.holds = true;
    session.round.run();
    frames(session, 300);
    session.round.run();
    while (session.simulation.tick < 600) frames(session, 1);
    const straight = new Session(kick, 'kick');
    straight.step(600);
    expect(stateHash(session.simulation)).toBe(stateHash(straight.simulation));
  });
});
