// Tests of the view that shows a whole scenario.
import { expect, it } from 'vitest';
import type { Scenario } from '../../world/simulation/scenario';
import { courseOf } from './extent';

it('holds a path and the bodies on it with half a body’s length around them', () => {
  const command = {
    kind: 'follow-path',
    waypoints: [
      [80, -40],
      [0, 60],
    ],
  } as const;
  const { extent } = courseOf({
    version: 1,
    name: '',
    entities: [{ kind: 'missile', position: [-10, 5], command }],
  });
  expect(extent).toEqual({ left: -13.5, right: 83.5, top: -43.5, bottom: 63.5 });
});

it('is 60 × 37 m around a single body', () => {
  const { extent } = courseOf({ version: 1, name: '', entities: [{ kind: 'missile', position: [100, 0] }] });
  expect(extent).toEqual({ left: 70, right: 130, top: -18.5, bottom: 18.5 });
});

it('is the one that a scenario gives', () => {
  const scenario: Scenario = {
    version: 1,
    name: 'x',
    entities: [{ kind: 'missile' }],
    view: [
      [40, -10],
      [-40, 30],
    ],
  };
  const { extent, places } = courseOf(scenario);
  expect(extent).toEqual({ left: -40, top: -10, right: 40, bottom: 30 });
  // On a page with a rotated view, each of its corners may lie under the title.
  expect(places.map(({ x, y }) => `${x} ${y}`).toSorted()).toEqual(['-40 -10', '-40 30', '40 -10', '40 30']);
});

it('reaches as far as a target runs round its anchor', () => {
  const targets = [{ position: [50, 0], motion: { kind: 'circle', radius: 30 } }] as const;
  const { right, bottom } = courseOf({
    version: 1,
    name: 'x',
    entities: [{ kind: 'missile' }],
    targets,
  }).extent;
  expect(right).toBeGreaterThanOrEqual(80);
  expect(bottom).toBeGreaterThanOrEqual(30);
});

it('reaches as far as a target runs if the file leaves out the radius', () => {
  // The usual radius of a circle is 15 m, and that of a zigzag 30 m.
  for (const [kind, radius] of [
    ['circle', 15],
    ['zigzag', 30],
  ] as const) {
    const targets = [{ position: [50, 0], motion: { kind } }] as const;
    const { extent } = courseOf({ version: 1, name: 'x', entities: [{ kind: 'missile' }], targets });
    expect(extent.right).toBeGreaterThanOrEqual(50 + radius);
    expect(extent.bottom).toBeGreaterThanOrEqual(radius);
  }
});

it('may lie on its side where bodies only follow paths, and has room for a swing', () => {
  const command = { kind: 'follow-path', waypoints: [[0, 0]] } as const;
  const flown = courseOf({ version: 1, name: 'x', entities: [{ kind: 'missile', command }] });
  expect([flown.turnable, flown.swing]).toEqual([true, 6.5]);
  const stood = courseOf({ version: 1, name: 'x', entities: [{ kind: 'missile' }] });
  expect([stood.turnable, stood.swing]).toEqual([false, 0]);
});

it('may lie on its side if the scenario gives a view, but not under gravity, over a backdrop or on cards', () => {
  const scene = { version: 1, name: 'x', entities: [{ kind: 'missile' }] } as const;
  const view = [
    [-20, -10],
    [20, 10],
  ] as const;
  expect(courseOf({ ...scene, view }).turnable).toBe(true);
  expect(courseOf({ ...scene, view, gravity: 9.81 }).turnable).toBe(false);
  expect(courseOf({ ...scene, view, cards: {} }).turnable).toBe(false);
});
