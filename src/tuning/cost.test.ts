import { describe, expect, it } from 'vitest';
import { measureTurn, type StepResponse, simulateTurn } from '../control/step-response';
import { TimeOptimal } from '../control/time-optimal';
import type { MeasuredTurn } from '../simulation/meters/turn-meter';
import { costOf, missing, partsOf, weightsOf, weightTunables } from './cost';

/** A turn by 1 rad with a motor of 4 rad/s² takes T* = 2 √(1/4) = 1 s. */
const limits = { angularAcceleration: 4, turnRate: Infinity };

const best = { settlingTime: 0.9 } as StepResponse;
const turn = (settlingTime: number | null, overshoot = 0): MeasuredTurn => ({
  step: 1,
  seconds: 4,
  response: { settlingTime, overshoot } as StepResponse,
  best,
  timesLimit: null,
});

describe('the cost of a turn', () => {
  it('is 1 for the ITAE and 1 for the effort of the best possible turn, whatever its size and motor', () => {
    for (const [step, angularAcceleration] of [
      [0.2, 12],
      [3, 2],
    ]) {
      const trial = { controller: new TimeOptimal(), step, timeStep: 1 / 2000, duration: 8 };
      const with_ = { angularAcceleration, turnRate: Infinity };
      const response = measureTurn(simulateTurn({ ...trial, limits: with_ }));
      const parts = partsOf({ response, step }, with_);
      expect(parts.itae).toBeCloseTo(1, 1);
      expect(parts.effort).toBeCloseTo(1, 1);
      expect(parts.overshoot).toBeCloseTo(0, 6);
    }
  });

  it('counts 10 % of overshoot as 1', () => {
    const response = { itae: 0, overshoot: 0.1, effort: 0 };
    expect(partsOf({ response: response as StepResponse, step: 1 }, limits).overshoot).toBe(1);
  });

  it('counts an effort up to the turn rate and back as 1', () => {
    const response = { itae: 0, overshoot: 0, effort: 1 };
    const slow = { angularAcceleration: 4, turnRate: 0.5 };
    expect(partsOf({ response: response as StepResponse, step: 1 }, slow).effort).toBe(1);
  });

  it('is the weighted sum of its parts, and without end for what is no number', () => {
    const weights = { itae: 2, overshoot: 3, effort: 0.5 };
    expect(costOf({ itae: 1, overshoot: 0.1, effort: 2 }, weights)).toBeCloseTo(3.3, 12);
    expect(costOf({ itae: Number.NaN, overshoot: 0, effort: 0 }, weights)).toBe(Infinity);
  });

  it('takes weights by their rows, and refuses what is no number, negative, or nothing at all', () => {
    expect(weightsOf({})).toEqual(
      Object.fromEntries(weightTunables.map(({ key, initial }) => [key, initial])),
    );
    expect(() => weightsOf({ itae: Number.NaN })).toThrow('itae');
    expect(() => weightsOf({ effort: -1 })).toThrow('effort');
    expect(() => weightsOf({ itae: 0, overshoot: 0, effort: 0 })).toThrow('at least one');
  });
});

describe('the goal of a turn', () => {
  it('is reached at 1.15 times the best possible settling time with 2 % of overshoot', () => {
    // 1.15 × 0.9 s = 1.035 s.
    expect(missing(turn(1.034, 0.02), limits)).toBe(1);
    expect(missing(turn(1.036, 0.02), limits)).toBeGreaterThan(1);
  });

  it('goes by the shortest possible time, 1 s, where the best possible turn is not known to settle', () => {
    const unsettled = { settlingTime: null } as StepResponse;
    expect(missing({ ...turn(1.16), best: unsettled }, limits)).toBeCloseTo(1.2, 9);
  });

  it('costs 20 % more for each percent it is later or further past', () => {
    // 1.16 × 0.9 s.
    expect(missing(turn(1.044), limits)).toBeCloseTo(1.2, 9);
    expect(missing(turn(0.9, 0.03), limits)).toBeCloseTo(1.2, 9);
  });

  it('counts a turn that does not settle as one of its whole record', () => {
    expect(missing(turn(null), limits)).toBeCloseTo(1 + 20 * (4 / 0.9 - 1.15), 9);
  });
});
