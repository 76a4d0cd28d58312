import { describe, expect, it } from 'vitest';
import type { StepResponse } from '../control/step-response';
import type { Trial } from './turn-set';
import { worseTurns } from './worse';

const usual = { settlingTime: 1, overshoot: 0, itae: 1 };

/** A turn by 1 rad recorded for 4 s in steps of 0.01 s, whose best possible one settles after 0.5 s. */
const turn = (response: Partial<typeof usual> | { settlingTime: null }, angleDeg = 90, noise = 0): Trial => ({
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

const seen = (response: Parameters<typeof turn>[0], other: Parameters<typeof turn>[0] = {}) =>
  worseTurns([turn(response)], [turn(other)]).map(({ seen, by }) => [seen, Number(by.toFixed(6))]);

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
    const noisy = (response: Parameters<typeof turn>[0], noise: number) =>
      worseTurns([turn(response, 90, noise)], [turn({}, 90, noise)]).map(({ seen }) => seen);
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
    expect(worseTurns([turn({ itae: Number.NaN })], [turn({})])).toHaveLength(1);
  });
});

it('the worst turn comes first, with both values', () => {
  const trials = [turn({ settlingTime: 1.2 }, 10), turn({ overshoot: 0.1 }, 170)];
  const worse = worseTurns(trials, [turn({}, 10), turn({ overshoot: 0.03 }, 170)]);
  expect(worse.map(({ turn: { angleDeg } }) => angleDeg)).toEqual([170, 10]);
  expect(worse[0]).toMatchObject({ seen: 'overshoot', value: 0.1, other: 0.03 });
});
