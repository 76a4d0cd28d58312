// Tests of trails: how they fade with age, and their light where a motor reaches its limit.
import { describe, expect, it } from 'vitest';
import { dotEvery, faded, glowAlpha } from './trails';

describe('a trail', () => {
  it('fades to nothing in ten seconds, and is at (1/2)^0.9 = 0.536 after five', () => {
    expect([faded(0), faded(10), faded(11)]).toEqual([1, 0, 0]);
    expect(faded(5)).toBeCloseTo(0.536, 3);
  });

  it('glows equally with close points: two halves are as transparent as the whole', () => {
    const half = glowAlpha(0, 11);
    expect((1 - half) ** 2).toBeCloseTo(1 - glowAlpha(0, 22));
  });
});

describe('the dots of a glow', () => {
  it('are 14 px apart at most where places are closer together, and at every place where they are not', () => {
    expect([1, 1.75, 1.8, 3.5, 3.6, 7, 7.1, 30].map(dotEvery)).toEqual([8, 8, 4, 4, 2, 2, 1, 1]);
  });
});
