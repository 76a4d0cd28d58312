import { describe, expect, it } from 'vitest';
import { measureTurn, type StepResponse, simulateTurn } from '../control/step-response';
import { TimeOptimal } from '../control/time-optimal';
import type { MeasuredTurn } from '../simulation/meters/turn-meter';
import { costOf, missing, partsOf, weightsOf, weightTunables, worseTurns } from './cost';
import type { Trial } from './turn-set';

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

const usual = { settlingTime: 1, overshoot: 0, itae: 1 };

/** A turn by 1 rad recorded for 4 s in steps of 0.01 s, whose best possible one settles after 0.5 s. */
const trialOf = (
  response: Partial<typeof usual> | { settlingTime: null },
  angleDeg = 90,
  noise = 0,
): Trial => ({
  turn: { angleDeg, condition: 'calm' },
  measured: {
    step: 1,
    seconds: 4,
    response: { ...usual, ...response } as StepResponse,
    best: { settlingTime: 0.5 } as StepResponse,
    timesLimit: null,
  },
  noise,
  course: { step: 1, timeStep: 0.01, errors: [], applied: [], limit: 1, best: [] },
});

const seen = (response: Parameters<typeof trialOf>[0], other: Parameters<typeof trialOf>[0] = {}) =>
  worseTurns([trialOf(response)], [trialOf(other)]).map(({ seen, by }) => [seen, Number(by.toFixed(6))]);

describe('a turn is worse than with other gains', () => {
  it('when it settles more than a step later', () => {
    expect(seen({ settlingTime: 1.01 })).toEqual([]);
    // 2.02 s over the 1.01 s that are allowed.
    expect(seen({ settlingTime: 2.02 })).toEqual([['settling', 1]]);
  });

  it('but not while it settles within 1.15 times the best possible settling time, 0.575 s', () => {
    expect(seen({ settlingTime: 0.57 }, { settlingTime: 0.3 })).toEqual([]);
    expect(seen({ settlingTime: 0.58 }, { settlingTime: 0.3 })).toHaveLength(1);
  });

  it('when it does not settle, as if it did at the end of its record', () => {
    // 4 s over 1.01 s.
    expect(seen({ settlingTime: null })).toEqual([['settling', Number((4 / 1.01 - 1).toFixed(6))]]);
    expect(seen({ settlingTime: null }, { settlingTime: null })).toEqual([]);
  });

  it('when it swings further past by more than 0.1 %, and further than 2 %', () => {
    expect(seen({ overshoot: 0.02 })).toEqual([]);
    expect(seen({ overshoot: 0.0509 }, { overshoot: 0.05 })).toEqual([]);
    // 5 % beyond the 2 % that are allowed: half a tenth.
    expect(seen({ overshoot: 0.07 })).toEqual([['overshoot', 0.5]]);
  });

  it('when its ITAE is more than 5 % larger', () => {
    expect(seen({ itae: 1.05 })).toEqual([]);
    expect(seen({ itae: 2.1 })).toEqual([['itae', 1]]);
  });

  it('but not by what noise on the heading does', () => {
    const noisy = (response: Parameters<typeof trialOf>[0], noise: number) =>
      worseTurns([trialOf(response, 90, noise)], [trialOf({}, 90, noise)]).map(({ seen }) => seen);
    // 2 % and the noise of 1 % of the turn.
    expect(noisy({ overshoot: 0.03 }, 0.01)).toEqual([]);
    expect(noisy({ overshoot: 0.031 }, 0.01)).toEqual(['overshoot']);
    // ∫ t 0.01 dt over 4 s is 0.08.
    expect(noisy({ itae: 1.129 }, 0.01)).toEqual([]);
    expect(noisy({ itae: 1.131 }, 0.01)).toEqual(['itae']);
    // The band is 0.02 rad.
    expect(noisy({ settlingTime: 3 }, 0.02)).toEqual(['settling']);
    expect(noisy({ settlingTime: 3 }, 0.021)).toEqual([]);
  });

  it('also when a measure is no number', () => {
    expect(worseTurns([trialOf({ itae: Number.NaN })], [trialOf({})])).toHaveLength(1);
  });
});

it('the worst turn comes first, with both values', () => {
  const trials = [trialOf({ settlingTime: 1.2 }, 10), trialOf({ overshoot: 0.1 }, 170)];
  const worse = worseTurns(trials, [trialOf({}, 10), trialOf({ overshoot: 0.03 }, 170)]);
  expect(worse.map(({ turn: { angleDeg } }) => angleDeg)).toEqual([170, 10]);
  expect(worse[0]).toMatchObject({ seen: 'overshoot', value: 0.1, other: 0.03 });
});
