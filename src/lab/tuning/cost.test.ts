import { describe, expect, it } from 'vitest';
import { measureTurn, type StepResponse, simulateTurn } from '../../laws/control/step-response';
import { TimeOptimal } from '../../laws/control/time-optimal';
import type { MeasuredTurn } from '../../world/simulation/meters/turn-meter';
import {
  costOf,
  costParts,
  largerFigures,
  missing,
  restCostOf,
  weightsOf,
  weightTunables,
  worseFigures,
} from './cost';
import type { SimulatedTurn } from './turn-set';

/** Limits of the motor in these tests. A turn by 1 rad then takes at least 1 s: 2 √(1 rad / 4 rad/s²). */
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
      const parts = costParts({ response, step }, with_);
      expect(parts.itae).toBeCloseTo(1, 1);
      expect(parts.effort).toBeCloseTo(1, 1);
      expect(parts.overshoot).toBeCloseTo(0, 6);
    }
  });

  it('counts 10 % of overshoot as 1', () => {
    const response = { itae: 0, overshoot: 0.1, effort: 0 };
    expect(costParts({ response: response as StepResponse, step: 1 }, limits).overshoot).toBe(1);
  });

  it('counts an effort up to the turn rate and back as 1', () => {
    const response = { itae: 0, overshoot: 0, effort: 1 };
    const slow = { angularAcceleration: 4, turnRate: 0.5 };
    expect(costParts({ response: response as StepResponse, step: 1 }, slow).effort).toBe(1);
  });

  it('is the weighted sum of its parts, and Infinity for NaN', () => {
    const weights = { itae: 2, overshoot: 3, effort: 0.5, rest: 7 };
    expect(costOf({ itae: 1, overshoot: 0.1, effort: 2 }, weights)).toBeCloseTo(3.3, 12);
    expect(costOf({ itae: Number.NaN, overshoot: 0, effort: 0 }, weights)).toBe(Infinity);
  });

  it('counts a tenth of the motor at rest as 1, by its weight', () => {
    // A tenth of 4 rad/s² is 0.4.
    const weights = { itae: 0, overshoot: 0, effort: 0, rest: 3 };
    expect(restCostOf(0.4, limits, weights)).toBeCloseTo(3, 12);
  });

  it('reads weights by their rows, and refuses NaN, negative weights, and all zeros', () => {
    expect(weightsOf({})).toEqual(
      Object.fromEntries(weightTunables.map(({ key, initial }) => [key, initial])),
    );
    expect(() => weightsOf({ itae: Number.NaN })).toThrow('itae');
    expect(() => weightsOf({ effort: -1 })).toThrow('effort');
    expect(() => weightsOf({ itae: 0, overshoot: 0, effort: 0, rest: 0 })).toThrow('at least one');
  });
});

describe('the goal of a turn', () => {
  it('is reached at 1.15 times the best possible settling time with 2 % of overshoot', () => {
    // 1.15 × 0.9 s = 1.035 s.
    expect(missing(turn(1.034, 0.02), limits)).toBe(1);
    expect(missing(turn(1.036, 0.02), limits)).toBeGreaterThan(1);
  });

  it('uses the shortest possible time, 1 s, if the best possible turn has no settling time', () => {
    const unsettled = { settlingTime: null } as StepResponse;
    expect(missing({ ...turn(1.16), best: unsettled }, limits)).toBeCloseTo(1.2, 9);
  });

  it('costs 20 % more for each percent of delay or overshoot', () => {
    // 1.16 × 0.9 s.
    expect(missing(turn(1.044), limits)).toBeCloseTo(1.2, 9);
    expect(missing(turn(0.9, 0.03), limits)).toBeCloseTo(1.2, 9);
  });

  it('counts a turn that does not settle as one of its whole record', () => {
    expect(missing(turn(null), limits)).toBeCloseTo(1 + 20 * (4 / 0.9 - 1.15), 9);
  });
});

const usual = { settlingTime: 1, overshoot: 0, steadyStateError: 0 };

type TurnFigures = Partial<typeof usual> | { settlingTime: null };

/** Returns the record of a turn by 1 rad, 4 s long, in steps of 0.01 s. */
const trialOf = (
  response: TurnFigures,
  noise = 0,
  turn: SimulatedTurn['turn'] = { angleDeg: 90, condition: 'calm' },
): SimulatedTurn => ({
  turn,
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

const worse = (
  response: TurnFigures,
  other: TurnFigures = {},
  ...more: [noise?: number, turn?: SimulatedTurn['turn']]
) =>
  worseFigures([trialOf(response, ...more)], [trialOf(other, ...more)]).map(({ figure, by }) => [
    figure,
    Number(by.toFixed(6)),
  ]);

/** An angle of 0.1°, in rad. */
const tenth = Math.PI / 1800;

describe('a turn is worse than with other gains', () => {
  it('when it settles more than a step later', () => {
    expect(worse({ settlingTime: 1.01 })).toEqual([]);
    // 1.01 s more than the allowed 1.01 s, divided by the other law's 1 s.
    expect(worse({ settlingTime: 2.02 })).toEqual([['settled', 1.01]]);
  });

  it('but not while it settles within 1.15 times the best possible settling time, 0.575 s', () => {
    expect(worse({ settlingTime: 0.57 }, { settlingTime: 0.3 })).toEqual([]);
    expect(worse({ settlingTime: 0.59 }, { settlingTime: 0.3 })).toHaveLength(1);
  });

  it('when it does not settle, as if it did at the end of its record', () => {
    // 4 s, which is 2.99 s more than allowed.
    expect(worse({ settlingTime: null })).toEqual([['settled', 2.99]]);
    expect(worse({ settlingTime: null }, { settlingTime: null })).toEqual([]);
  });

  it('when it swings further past in its printed tenth of a percent, and further than 2 %', () => {
    expect(worse({ overshoot: 0.02 })).toEqual([]);
    expect(worse({ overshoot: 0.0504 }, { overshoot: 0.05 })).toEqual([]);
    expect(worse({ overshoot: 0.0506 }, { overshoot: 0.05 })).toHaveLength(1);
    // 5 % more than the allowed 2 %, divided by a tenth.
    expect(worse({ overshoot: 0.07 })).toEqual([['past', 0.5]]);
  });

  it('when more error is left in the printed hundredth of a degree, and more than 0.1°: a slow tail', () => {
    expect(worse({ steadyStateError: -tenth })).toEqual([]);
    // 0.1° more than allowed, divided by the settling band of 0.02 rad, 1.1459°.
    expect(worse({ steadyStateError: -2 * tenth })).toEqual([['left', 0.087266]]);
    expect(worse({ steadyStateError: 2 * tenth }, { steadyStateError: -2 * tenth })).toEqual([]);
  });

  it('with a delayed heading, within 2.5 times the best possible time from the delay on, and 15 %', () => {
    const late = { angleDeg: 90, condition: 'delay' } as const;
    // 2.5 (0.5 + 3 × 0.01) s = 1.325 s.
    expect(worse({ settlingTime: 1.32, overshoot: 0.15 }, {}, 0, late)).toEqual([]);
    expect(worse({ settlingTime: 1.34 }, {}, 0, late)).toHaveLength(1);
    expect(worse({ overshoot: 0.16 }, {}, 0, late)).toHaveLength(1);
  });

  it('but not by the effect of noise on the heading', () => {
    // 2 %, and noise of 1 % of the turn.
    expect(worse({ overshoot: 0.03 }, {}, 0.01)).toEqual([]);
    expect(worse({ overshoot: 0.031 }, {}, 0.01)).toHaveLength(1);
    expect(worse({ steadyStateError: 1 }, {}, 0.001)).toEqual([]);
    // The band is 0.02 rad.
    expect(worse({ settlingTime: 3 }, {}, 0.02)).toHaveLength(1);
    expect(worse({ settlingTime: 3 }, {}, 0.021)).toEqual([]);
  });

  it('also when a figure is no number', () => {
    expect(worse({ overshoot: Number.NaN })).toHaveLength(1);
  });
});

it('every larger printed figure is listed, good or not: the worst first', () => {
  const turn = (angleDeg: number) => ({ angleDeg, condition: 'calm' }) as const;
  const trials = [trialOf({ settlingTime: 0.56 }, 0, turn(10)), trialOf({ overshoot: 0.1 }, 0, turn(170))];
  const others = [trialOf({ settlingTime: 0.55 }, 0, turn(10)), trialOf({ overshoot: 0.03 }, 0, turn(170))];
  expect(largerFigures(trials, others)).toMatchObject([
    { turn: turn(170), figure: 'past', value: 10, other: 3 },
    { turn: turn(10), figure: 'settled', value: 0.56, other: 0.55, by: 0 },
  ]);
  expect(worseFigures(trials, others)).toHaveLength(1);
});
