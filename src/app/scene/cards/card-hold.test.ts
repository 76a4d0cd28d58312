// Tests of the time for which bodies are fixed before each turn, as the curves of the windup scene show it.
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../lab/scenarios';
import { windup } from '../../../lab/scenarios/lab/windup';
import { Session } from '../../session/session';
import { axisOf, holdOf, statesOf } from './card-state';

function windupAfter(seconds: number): Session {
  const session = new Session(windup, 'test');
  for (let tick = 0; tick < 60 * seconds; tick++) session.step();
  return session;
}

describe('a hold', () => {
  it('shows the error of the held bodies and how much of its 3 s has passed; the free turn has 10 s of the 13', () => {
    const session = windupAfter(1);
    expect(holdOf(session)!.length).toBe(3);
    expect(holdOf(session)!.passed).toBeCloseTo(1, 1);
    expect(axisOf(session)).toBe(10);
    for (const { heldError, course } of statesOf(session)) {
      expect(heldError).toBeCloseTo(Math.PI / 2, 9);
      expect(course).toBeNull();
    }
  });

  it('has passed when the bodies turn freely, with the turn beside it', () => {
    const session = windupAfter(5);
    expect(holdOf(session)).toEqual({ length: 3, passed: 3 });
    for (const { heldError, course } of statesOf(session)) {
      expect(heldError).toBeNull();
      expect(course!.step).toBeCloseTo(Math.PI / 2, 9);
    }
  });

  it('is in no scene of turns without one', () => {
    const others = scenarios.map(({ scenario }) => scenario).filter(({ turns }) => turns && !turns.held);
    expect(others.length).toBeGreaterThan(5);
    for (const scenario of others) expect(holdOf(new Session(scenario, 'test'))).toBeNull();
  });
});
