import { describe, expect, it } from 'vitest';
import { fallsShort, longRuns } from './heat';

const degrees = Math.PI / 180;

describe('a motor falls short', () => {
  it('at its limit towards a mark that is more than 5° off', () => {
    expect(fallsShort(10, 10, 6 * degrees)).toBe(true);
    expect(fallsShort(-10, 10, -90 * degrees)).toBe(true);
    expect(fallsShort(9.96, 10, 6 * degrees)).toBe(true);
  });

  it('not while it brakes, below its limit, or near the mark', () => {
    expect(fallsShort(-10, 10, 6 * degrees)).toBe(false);
    expect(fallsShort(9.9, 10, 6 * degrees)).toBe(false);
    expect(fallsShort(10, 10, 4.9 * degrees)).toBe(false);
    expect(fallsShort(0, 10, 90 * degrees)).toBe(false);
  });

  it('for longer than chatter', () => {
    const [o, x] = [false, true];
    expect(longRuns([x, x, x, o, x, o, o, x, x, x, x], 3)).toEqual([
      { from: 0, to: 2 },
      { from: 7, to: 10 },
    ]);
    expect(longRuns([x, o, x, o, x, o], 2)).toEqual([]);
  });
});
