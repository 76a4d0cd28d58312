// Tests of the steps at which a pattern of steps stalls.
import { describe, expect, it } from 'vitest';
import { stallsBetween } from './stalls';

describe('a world of 10 steps a second that takes two of one and one of four', () => {
  // Steps end at 0.1, 0.2, 0.6, 0.7, 0.8 and 1.2 s; steps of the body with four at 0.6 and 1.2 s.
  const stalls = (from: number, to: number) => stallsBetween([1, 1, 4], 10, from, to);

  it('stalls between two times with the end of a long step between them, its second round included', () => {
    expect([stalls(0.5, 0.6), stalls(0.2, 0.7), stalls(1.1, 1.3)]).toEqual([true, true, true]);
  });

  it('does not if the long step ends before, or later', () => {
    expect([stalls(0, 0.2), stalls(0.3, 0.5), stalls(0.6, 1.1), stalls(1.2, 1.4)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

it('a pattern of steps that are nearly equal never stalls', () => {
  expect([stallsBetween([3, 5], 60, 0, 10), stallsBetween([1], 60, 0, 10)]).toEqual([false, false]);
});
