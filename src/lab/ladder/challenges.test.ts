// Tests of the challenges as data, and of the challenges that Slew's laws fulfil.
import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../laws/control/controllers';
import { toDegrees } from '../../laws/exact/figures';
import { type Challenge, challenges, sixTurns } from './challenges';
import { flyerOf, judge } from './judge';
import { settled, total } from './measures';
import { quantities } from './quantities';

/** Returns the numbers of the challenges that a law fulfils, from 1. */
function reachedBy(kind: string): number[] {
  const flyer = flyerOf({ kind });
  return challenges.flatMap((challenge, n) => (judge(challenge, flyer).reached ? n + 1 : []));
}

describe('a challenge', () => {
  it('says every limit of its goals', () => {
    const missing = challenges.flatMap(({ asks, goals }) =>
      goals
        .map(({ quantity, limit }) => quantities[quantity].limit(limit))
        .filter((text) => !asks.includes(spoken(text))),
    );
    expect(missing).toEqual([]);
  });

  /** Returns a text with its sign × as a word: "1.05 ×" becomes "1.05 times". */
  const spoken = (text: string) => text.replace(' ×', ' times');

  it('has a unique name, hint and id', () => {
    for (const key of [
      'id',
      'name',
      'hint',
      'asks',
      'about',
      'question',
    ] as const satisfies readonly (keyof Challenge)[])
      expect(new Set(challenges.map((each) => each[key])).size).toBe(8);
  });

  it('is reached with all its goals at their limits, and with none just beyond, or never come to', () => {
    const goal = { label: 'a', after: 'b', quantity: 'share', limit: 0.5, flights: [] } as const;
    const of = (...values: (number | null)[]) =>
      judge(
        { ...challenges[0], goals: values.map((value) => ({ ...goal, measure: () => value })) },
        flyerOf({ kind: 'spd' }),
      );
    expect(of(0.5, 0.2).reached).toBe(true);
    expect(of(0.5, 0.500001)).toMatchObject({
      reached: false,
      goals: [{ reached: true }, { reached: false }],
    });
    expect(of(0.5, null)).toMatchObject({
      reached: false,
      goals: [{ value: 0.5 }, { value: null, reached: false }],
    });
  });

  it('names the turn with the worst value; of alike turns, the one that its scene shows', () => {
    const stop = challenges.find(({ id }) => id === 'stop-there')!;
    const named = (kp: number, kd: number) =>
      judge(stop, flyerOf({ kind: 'pid', kp, ki: 0, kd })).goals.map(({ turn }) => turn && toDegrees(turn));
    // A spring without a brake swings back as far as it came, from any turn.
    expect(named(43, 0)[0]).toBeCloseTo(90, 9);
    // With little D, the motor’s limit makes a large turn overshoot most.
    expect(named(43, 4)[0]).toBeCloseTo(170, 9);
  });

  it('requires for Beat Wucher 0.92 times the time of his PID for the six turns', () => {
    const wucher = total(settled)(sixTurns.map(flyerOf({ kind: 'windowed-pid' })))!;
    expect(challenges.find(({ id }) => id === 'beat-wucher')!.goals[0].limit).toBe(
      Number((0.92 * wucher).toFixed(2)),
    );
  });
});

describe('Slew’s own laws', () => {
  it('reach two, three or seven challenges each, and none shakes off the compass', () => {
    expect(Object.fromEntries(Object.keys(controllerKinds).map((kind) => [kind, reachedBy(kind)]))).toEqual({
      // Its overshoot is 5.9 %.
      'windowed-pid': [1, 6],
      'leaky-pid': [1, 2, 6],
      // It integrates slowly within 10°, and keeps that integral when the target begins to move.
      pid: [1, 3, 4],
      'forward-pd': [1, 2, 6],
      'backward-pd': [1, 2, 6],
      spd: [1, 2, 6],
      'one-step': [1, 3, 6],
      'time-optimal': [1, 2, 3, 4, 6, 7, 8],
    });
  });
});
