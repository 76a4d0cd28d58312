import { describe, expect, it } from 'vitest';
import { largest, largestButKicks, roundUp, roundUpAngle } from './range';

describe('how far an axis reaches', () => {
  it.each([
    [0.12, 0.15],
    [1, 1],
    [6.28, 8],
    [13.8, 15],
    [91, 100],
    [1000, 1000],
  ])('%d is rounded up to %d', (value, round) => {
    expect(roundUp(value)).toBeCloseTo(round, 12);
  });

  it.each([
    [0, 4],
    [4.1, 10],
    [40, 40],
    [100, 180],
    [180, 180],
    [340, 360],
    [720, 720],
    [721, 1080],
  ])('%d° is rounded up to %d°', (value, round) => {
    expect(roundUpAngle(value)).toBe(round);
  });

  it('ignores a kick of a few samples, but not a line of many', () => {
    const kick = Array.from({ length: 100 }, (_, n) => (n === 50 ? -900 : 3));
    expect(largestButKicks([kick, [null, 7, 7]])).toBe(7);
    expect(largestButKicks([[], kick])).toBe(3);
  });

  it('takes the largest magnitude on either side of zero, and ignores gaps', () => {
    expect(largest([1, null, -3, 2])).toBe(3);
    expect(largest([null])).toBe(0);
  });
});
