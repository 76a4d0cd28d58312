// Tests of a step that fails: time stops with a message, the state before it is kept, and another scene runs.
import { describe, expect, it } from 'vitest';
import type { System } from '../../world/simulation/system';
import { sessionOf } from './session.fixture';

/**
 * Returns a session whose simulation breaks after 30 steps.
 * @param goWrong makes it break, for example by an invalid position
 */
function broken(goWrong: (session: ReturnType<typeof sessionOf>) => void) {
  const session = sessionOf([
    { kind: 'missile', command: { kind: 'seek', target: [40, 0] } },
    { kind: 'character', position: [0, 20], command: { kind: 'seek', target: [40, 20] } },
  ]);
  const { simulation } = session;
  const fault: System = {
    before: () => {
      if (simulation.tick >= 30) goWrong(session);
    },
  };
  simulation.systems.push(fault);
  return session;
}

const wrongs: [string, string, Parameters<typeof broken>[0]][] = [
  [
    'an exception',
    'the motor burst',
    () => {
      throw new Error('the motor burst');
    },
  ],
  [
    'a velocity that is no number',
    'the place or motion of entities[1] is no longer a number',
    ({ entities }) => entities[1].body.setLinearVelocity({ x: Number.NaN, y: 0 }),
  ],
  [
    'an infinite angular velocity',
    'the place or motion of entities[0] is no longer a number',
    ({ entities }) => entities[0].body.setAngularVelocity(Number.POSITIVE_INFINITY),
  ],
];

describe.each(wrongs)('after %s', (_, reason, goWrong) => {
  const places = (session: ReturnType<typeof sessionOf>) =>
    session.entities.map(({ body }) => ({ ...body.getPosition(), angle: body.getAngle() }));

  it('time halts with a reason, and everything is as before the step', () => {
    const session = broken(goWrong);
    session.step(30);
    const before = places(session);
    expect(() => session.advance(1 / 60)).toThrow(reason);
    expect(session.playback).toMatchObject({ paused: true, halted: expect.stringContaining(reason) });
    expect(session.simulation.tick).toBe(30);
    expect(places(session)).toEqual(before);
    expect(() => session.toScenario()).not.toThrow();
  });

  it('a step by hand says so too, and keeps the steps before it', () => {
    const session = broken(goWrong);
    expect(() => session.step(50)).toThrow(reason);
    expect(session.simulation.tick).toBe(30);
  });

  it('time halts again when a person resumes it, and runs when the fault is gone', () => {
    const session = broken(goWrong);
    session.step(30);
    expect(() => session.advance(1 / 60)).toThrow(reason);
    session.playback.paused = false;
    expect(session.playback.halted).toBeNull();
    expect(() => session.advance(1 / 60)).toThrow(reason);
    session.simulation.systems.pop();
    session.playback.paused = false;
    session.advance(1 / 60);
    expect(session.simulation.tick).toBe(31);
  });

  it('the next scene runs, and so does this one from its start', () => {
    for (const next of ['load', 'restart'] as const) {
      const session = broken(goWrong);
      session.step(30);
      expect(() => session.advance(1 / 60)).toThrow(reason);
      if (next === 'load') session.load({ ...session.scenario, name: 'Next' }, 'next');
      else session.restart();
      expect(session.playback).toMatchObject({ paused: false, halted: null });
      session.advance(1 / 60);
      expect(session.simulation.tick).toBe(1);
    }
  });
});

describe('a halt', () => {
  it('does not change a pause by the person', () => {
    const { playback } = sessionOf([{ kind: 'missile' }]);
    playback.paused = true;
    playback.halt('no picture');
    playback.unhalt('no picture');
    expect(playback).toMatchObject({ paused: true, halted: null });
  });

  it('ends only with its reason', () => {
    const { playback } = sessionOf([{ kind: 'missile' }]);
    playback.halt('no picture');
    playback.unhalt('something else');
    expect(playback.halted).toBe('no picture');
    playback.unhalt('no picture');
    expect(playback).toMatchObject({ paused: false, halted: null });
  });
});

it('a refused restart changes nothing, not even the undo steps', () => {
  const heap = Array.from({ length: 26 }, (_, n) => ({
    kind: 'character' as const,
    autonomous: true,
    command: { kind: 'seek', target: [60 * Math.cos(n), 60 * Math.sin(n)] } as const,
  }));
  const session = sessionOf(heap);
  session.step(7 * 60);
  session.edit(({ simulation }) => {
    simulation.bodiesCollide = true;
  });
  session.settle();
  const { simulation } = session;
  expect(() => session.restart()).toThrow('must not lie in heaps');
  expect(session.simulation).toBe(simulation);
  session.undo();
  expect(session.simulation.bodiesCollide).toBe(false);
});
