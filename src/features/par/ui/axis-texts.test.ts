// Tests of the texts below the axis of medals.
import { describe, expect, it } from 'vitest';
import { laidOut } from './axis-texts';

/** A text of ten characters. It is 0.19 times as wide as the axis below which it is written. */
const words = 'Ada 12.345';

describe('texts below the axis', () => {
  it('are under their marks if there is room', () => {
    const texts = [0.2, 0.5, 0.8].map((at) => ({ words, at }));
    for (const { row, middle, at } of laidOut(texts, 1))
      expect([row, middle]).toEqual([0, expect.closeTo(at)]);
  });

  it('of the same time stand side by side, in one row, and within the axis', () => {
    const texts = [0.05, 0.05, 0.05].map((at) => ({ words, at }));
    const middles = laidOut(texts, 1).map(({ middle }) => middle);
    // From the left end: half a width, then a width and the gap between two.
    expect(middles).toEqual([0.095, 0.315, 0.535].map((middle) => expect.closeTo(middle)));
  });

  it('at the right end move back', () => {
    const texts = [0.97, 0.98].map((at) => ({ words, at }));
    expect(laidOut(texts, 1).map(({ middle }) => middle)).toEqual([
      expect.closeTo(0.685),
      expect.closeTo(0.905),
    ]);
  });

  it('go into the second row once the first is full', () => {
    const long = 'x'.repeat(24);
    const texts = [0.1, 0.2, 0.3].map((at) => ({ words: long, at }));
    expect(laidOut(texts, 2).map(({ row }) => row)).toEqual([0, 0, 1]);
  });
});
