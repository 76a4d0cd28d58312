import { describe, expect, it } from 'vitest';
import {
  angleScale,
  choosePlot,
  firstPlotChoice,
  largest,
  largestButKicks,
  limitScale,
  type PlotId,
  roundUp,
  shownPlots,
  valueScale,
} from './plots';

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
    [0, 2, 1],
    [0.009, 2, 1],
    [0.03, 0.05, 0.02],
    [4.1, 5, 2],
    [40, 50, 45],
    [90, 100, 90],
    [125, 150, 90],
    [180, 200, 180],
    [500, 720, 360],
  ])('a plot of angles up to %d° reaches to %d° with its tick at %d°', (most, reach, tick) => {
    expect(angleScale(most)).toEqual({ reach, tick });
  });

  it.each([
    [0, 0.01, 0.005],
    [2.7, 3, 2],
    [7, 8, 5],
    [9.9, 10, 5],
    [110, 150, 100],
  ])('a plot of values up to %d reaches to %d with its tick at %d', (most, reach, tick) => {
    const scale = valueScale(most);
    expect(scale.reach).toBeCloseTo(reach, 12);
    expect(scale.tick).toBeCloseTo(tick, 12);
  });

  it('puts the ticks of a limited plot at the limit, away from the edge', () => {
    const { reach, tick } = limitScale(2);
    expect(tick).toBe(2);
    expect(reach).toBeCloseTo(2.7, 1);
  });

  it('ignores a kick of a few samples, but not a line of many', () => {
    const kick = Array.from({ length: 100 }, (_, n) => (n === 50 ? -900 : 3));
    expect(largestButKicks([kick, [null, 7, 7]])).toBe(7);
    expect(largestButKicks([[], kick])).toBe(3);
  });

  it('takes the largest magnitude on either side of zero, and ignores gaps', () => {
    expect(largest([[1, null, -3, 2], []])).toBe(3);
    expect(largest([[null]])).toBe(0);
  });
});

describe('the plots that are shown', () => {
  const shown = (isNarrow: boolean, ...chosen: readonly (readonly [PlotId, 'narrow' | 'wide'])[]) => {
    const choice = chosen.reduce(
      (before, [id, page]) => choosePlot(before, id, page === 'narrow'),
      firstPlotChoice,
    );
    return shownPlots(choice, isNarrow).map(({ id }) => id);
  };

  it('are error and motor on a wide page, and one more that is chosen', () => {
    expect(shown(false)).toEqual(['error', 'motor']);
    expect(shown(false, ['terms', 'wide'])).toEqual(['error', 'motor', 'terms']);
    expect(shown(false, ['terms', 'wide'], ['velocity', 'wide'])).toEqual(['error', 'motor', 'velocity']);
    expect(shown(false, ['velocity', 'wide'], ['velocity', 'wide'])).toEqual(['error', 'motor']);
  });

  it('stay on a wide page when error or motor is chosen', () => {
    expect(shown(false, ['error', 'wide'])).toEqual(['error', 'motor']);
  });

  it('is one on a narrow page', () => {
    expect(shown(true)).toEqual(['error']);
    expect(shown(true, ['motor', 'narrow'])).toEqual(['motor']);
    expect(shown(false, ['motor', 'narrow'])).toEqual(['error', 'motor']);
  });
});
