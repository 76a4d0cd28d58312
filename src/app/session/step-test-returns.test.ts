// Tests that a step test restores the mode, target and commands that it interrupted.
import { describe, expect, it } from 'vitest';
import { onSquare, sessionOf, stepToCursor } from './session.fixture';

const quarter = Math.PI / 2;

/** Steps a session until the running step test has ended. Returns the simulated time that this took, s. */
function secondsIn(session: ReturnType<typeof sessionOf>): number {
  const { mode } = session.commands;
  const { time } = session.simulation;
  while (session.commands.mode === mode && session.simulation.time < time + 10) session.step();
  return session.simulation.time - time;
}

describe('a step test on a path', () => {
  it('continues along the path, from its place, a second after the turn has settled', () => {
    const session = sessionOf([onSquare('missile')]);
    stepToCursor(session, 2);
    session.edit(({ commands }) => commands.stepTest(quarter));
    expect(session.commands.mode).toBe('track');
    // The best turn takes 2 √(π/2 / 4π) = 0.71 s.
    const seconds = secondsIn(session);
    expect(seconds).toBeGreaterThan(1.71);
    expect(seconds).toBeLessThan(4);
    expect(session.commands.mode).toBe('path');
    expect(session.entities[0].command.kind).toBe('follow-path');
    expect(session.entities[0].cursor).toBe(2);
  });

  it('lasts 4 s when the turn does not settle', () => {
    const session = sessionOf([
      { ...onSquare('missile'), controller: { kind: 'windowed-pid', kp: 0, ki: 0, kd: 0 } },
    ]);
    session.edit(({ commands }) => commands.stepTest(quarter));
    expect(secondsIn(session)).toBeCloseTo(4, 9);
  });

  it('continues if a second test interrupts the first', () => {
    const session = sessionOf([onSquare('missile')]);
    stepToCursor(session, 1);
    session.edit(({ commands }) => commands.stepTest(quarter));
    session.step(30);
    session.edit(({ commands }) => commands.stepTest(quarter));
    secondsIn(session);
    expect(session.commands.mode).toBe('path');
    expect(session.entities[0].cursor).toBe(1);
  });

  it('does not change a mode that is chosen during the test', () => {
    const session = sessionOf([onSquare('missile')]);
    session.edit(({ commands }) => commands.stepTest(quarter));
    session.edit(({ commands }) => commands.setMode('seek'));
    expect(secondsIn(session)).toBeGreaterThan(5);
    expect(session.commands.mode).toBe('seek');
  });
});

describe('a step test in Seek', () => {
  it('flies on to the target', () => {
    const session = sessionOf([{ kind: 'missile', command: { kind: 'seek', target: [200, 0] } }]);
    session.edit(({ commands }) => commands.stepTest(quarter));
    secondsIn(session);
    expect(session.commands.mode).toBe('seek');
    expect(session.commands.target).toEqual({ x: 200, y: 0 });
    expect(session.entities[0].target).toEqual({ x: 200, y: 0 });
  });
});

describe('a step test in Track', () => {
  it('keeps the new heading of the body', () => {
    const session = sessionOf([{ kind: 'missile', command: { kind: 'turn-towards', target: [200, 0] } }]);
    session.edit(({ commands }) => commands.stepTest(quarter));
    session.step(600);
    expect(session.entities[0].body.getAngle()).toBeCloseTo(quarter, 2);
  });
});
