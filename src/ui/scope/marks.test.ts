import { describe, expect, it } from 'vitest';
import { beyondText, type Mark, placeMarks, timesBeyond } from './marks';

describe('the times that a line spends outside a plot', () => {
  /** A value a second. */
  const beyond = (values: (number | null)[], together: number) =>
    timesBeyond(
      values,
      values.map((_, n) => n),
      30,
      together,
    );

  it('are given by their farthest points, above and below', () => {
    expect(beyond([0, 31, 702, 40, 5, null, 0, -42, -90, 0], 1)).toEqual([
      { index: 2, value: 702 },
      { index: 8, value: -90 },
    ]);
  });

  it('count as one per side when they are close together', () => {
    expect(beyond([50, -40, 60, -70, 0, 0, 0, -45], 2)).toEqual([
      { index: 2, value: 60 },
      { index: 3, value: -70 },
      { index: 7, value: -45 },
    ]);
  });

  it('are none for a line that just reaches the edge', () => {
    expect(beyond([30, -30, null], 1)).toEqual([]);
  });
});

describe('the marks of lines that leave a plot', () => {
  const mark = (value: number, x: number): Mark => ({ index: 0, value, x, width: 30, colour: '', text: '' });
  const places = (...marks: Mark[]) =>
    placeMarks(marks).map(({ value, left, row }) => ({ value, left, row }));

  it('are left of the line, and right of it where there is no room', () => {
    expect(places(mark(90, 100), mark(80, 10))).toEqual([
      { value: 90, left: 67, row: 0 },
      { value: 80, left: 13, row: 0 },
    ]);
  });

  it('are below each other at one place, the largest at the edge, at most three', () => {
    expect(places(mark(41, 100), mark(702, 100), mark(42, 101), mark(40, 99))).toEqual([
      { value: 702, left: 67, row: 0 },
      { value: 42, left: 68, row: 1 },
      { value: 41, left: 67, row: 2 },
    ]);
  });

  it('leave those at the other edge alone', () => {
    expect(places(mark(50, 100), mark(-40, 100)).map(({ row }) => row)).toEqual([0, 0]);
  });

  it('have the value in whole units, and an arrow towards it', () => {
    expect(beyondText(701.6)).toBe('702 ↑');
    expect(beyondText(-42.2)).toBe('−42 ↓');
  });
});
