// Tests of the shapes that mark curves: curves can be told apart without their colours.
import { expect, it } from 'vitest';
import { mostRecorded } from '../../../world/simulation/meters/telemetry';
import { curvesOf } from './curves';
import { agesOfShapes } from './paint';
import { plots } from './plots';
import { shapeOf } from './shapes';

it('every recorded body has a different shape', () => {
  const shapes = Array.from({ length: mostRecorded }, (_, n) => JSON.stringify(shapeOf(n)));
  expect(new Set(shapes).size).toBe(mostRecorded);
});

it('the shapes of several curves stand at different times, all within the plot', () => {
  const ages = [0, 1, 2, 3].map((place) => agesOfShapes(place));
  for (const each of ages) {
    expect(each.length).toBeGreaterThanOrEqual(3);
    for (const age of each) {
      expect(age).toBeLessThan(0);
      expect(age).toBeGreaterThan(-10);
    }
  }
  expect(new Set(ages.flat()).size).toBe(ages.flat().length);
});

it('the curves of bodies and of terms have shapes, limits have none', () => {
  const body = (name: string, shape: number) => ({
    ...{ name, shape, colour: '#fff', strong: true, kept: null },
    column: () => [0.1, 0.2],
  });
  const tracks = [body('a', 0), body('b', 3)];
  const capture = {
    times: [0, 1],
    ages: [-1, 0],
    tracks,
    focus: tracks[0],
    controlledVariable: 'heading',
  } as const;
  for (const plot of plots) {
    const shapes = curvesOf(plot, capture).map(({ shape }) => shape);
    if (plot.channel === 'terms') expect(shapes).toEqual([0, 1, 2]);
    else expect(shapes.filter((shape) => shape !== undefined).toSorted()).toEqual([0, 3]);
  }
});
