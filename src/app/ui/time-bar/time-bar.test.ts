// Tests of the conversion between times and places on the time bar.
import { describe, expect, it } from 'vitest';
import { agoAt, agoByKey, shareOf } from './time-bar';

describe('the time bar', () => {
  it('has now at its right end and ten seconds ago at its left', () => {
    expect([shareOf(0), shareOf(2.5), shareOf(10), shareOf(12)]).toEqual([1, 0.75, 0, 0]);
    expect([agoAt(1, 10), agoAt(0.75, 10), agoAt(0, 10), agoAt(-1, 10)]).toEqual([0, 2.5, 10, 10]);
  });

  it('goes back no further than the record', () => {
    expect(agoAt(0, 3)).toBe(3);
    expect(agoByKey('Home', 1, 3)).toBe(3);
    expect(agoByKey('PageDown', 2.5, 3)).toBe(3);
  });

  it('moves by keys: a tenth of a second, a second, to either end', () => {
    expect(agoByKey('ArrowLeft', 1, 10)).toBeCloseTo(1.1, 9);
    expect(agoByKey('ArrowRight', 1, 10)).toBeCloseTo(0.9, 9);
    expect(agoByKey('ArrowRight', 0, 10)).toBe(0);
    expect(agoByKey('PageUp', 4, 10)).toBe(3);
    expect(agoByKey('End', 4, 10)).toBe(0);
    expect(agoByKey('x', 4, 10)).toBeNull();
  });
});
