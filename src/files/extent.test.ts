// What a view of a whole scenario shows.
import { expect, it } from 'vitest';
import type { Scenario } from '../simulation/scenario';
import { extentOf } from './extent';

it('holds bodies and waypoints with 12 m around them', () => {
  const command = {
    kind: 'follow-path',
    waypoints: [
      [80, -40],
      [0, 60],
    ],
  } as const;
  const extent = extentOf({
    version: 1,
    name: '',
    entities: [{ kind: 'missile', position: [-10, 5], command }],
  });
  expect(extent).toEqual({ left: -22, right: 92, top: -52, bottom: 72 });
});

it('is 60 × 37 m around a single body', () => {
  const extent = extentOf({ version: 1, name: '', entities: [{ kind: 'missile', position: [100, 0] }] });
  expect(extent).toEqual({ left: 70, right: 130, top: -18.5, bottom: 18.5 });
});

it('is what a scenario says it is', () => {
  const scenario: Scenario = {
    version: 1,
    name: 'x',
    entities: [{ kind: 'missile' }],
    view: [
      [40, -10],
      [-40, 30],
    ],
  };
  expect(extentOf(scenario)).toEqual({ left: -40, top: -10, right: 40, bottom: 30 });
});

it('reaches as far as a target runs round its anchor', () => {
  const targets = [{ position: [50, 0], motion: { kind: 'circle', radius: 30 } }] as const;
  const { right, bottom } = extentOf({ version: 1, name: 'x', entities: [{ kind: 'missile' }], targets });
  expect(right).toBeGreaterThanOrEqual(80);
  expect(bottom).toBeGreaterThanOrEqual(30);
});
