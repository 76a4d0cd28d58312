// Tests that heaps of bodies are refused when a scene is read, and that crowds of bodies beside each other are
// accepted.
import { describe, expect, it } from 'vitest';
import { crowdingRefusal, mostColliding } from './crowding';
import type { EntitySpec } from './scenario';

const missiles = (count: number, apart: number): EntitySpec[] =>
  Array.from({ length: count }, (_, n) => ({ kind: 'missile', position: [apart * n, 0] }));

const crates = (count: number, apart: number) =>
  Array.from({ length: count }, (_, n) => ({
    kind: 'crate' as const,
    position: [apart * n, 0] as const,
    size: [2, 2] as const,
  }));

describe('a heap', () => {
  // 25 missiles in one place are 25 · 24/2 = 300 pairs, 26 are 325.
  it('of missiles that collide is refused from 26 on, and never when they pass through each other', () => {
    expect(crowdingRefusal({ entities: missiles(25, 0), bodiesCollide: true })).toBeNull();
    expect(crowdingRefusal({ entities: missiles(26, 0), bodiesCollide: true })).toEqual({
      path: 'entities',
      message: 'must not lie in heaps: at most 300 pairs may overlap',
    });
    expect(crowdingRefusal({ entities: missiles(2000, 0) })).toBeNull();
  });

  it('of crates is refused, a row of them is not', () => {
    expect(crowdingRefusal({ entities: missiles(1, 0), obstacles: crates(26, 0) })?.path).toBe('obstacles');
    expect(crowdingRefusal({ entities: missiles(1, 0), obstacles: crates(400, 3) })).toBeNull();
  });

  it('of long things that cross is refused', () => {
    // 26 bars of 100 m, their middles 1 m apart, each turned by another 0.1 rad: every bar crosses every other one.
    const obstacles = crates(26, 1).map((one, n) => ({ ...one, size: [100, 0.1] as const, angle: 0.1 * n }));
    expect(crowdingRefusal({ entities: missiles(1, 0), obstacles })?.path).toBe('obstacles');
    // Side by side they do not cross.
    const fence = obstacles.map((one) => ({ ...one, angle: Math.PI / 2 }));
    expect(
      crowdingRefusal({ entities: [{ kind: 'missile', position: [-20, 0] }], obstacles: fence }),
    ).toBeNull();
  });

  it('of big missiles is refused', () => {
    const big = missiles(199, 8.1).map((missile) => ({ ...missile, size: 4 }));
    expect(crowdingRefusal({ entities: big, bodiesCollide: true })?.path).toBe('entities');
  });

  it('of missiles in crates is refused', () => {
    const obstacles = crates(4, 0.1);
    expect(crowdingRefusal({ entities: missiles(100, 0), obstacles })?.path).toBe('entities');
  });
});

it('more bodies than a step has time for are refused only together with things that they can touch', () => {
  const { beside } = mostColliding;
  const wall = [{ kind: 'wall', position: [0, 90], size: [2, 2] }] as const;
  expect(crowdingRefusal({ entities: missiles(beside, 10), obstacles: wall })).toBeNull();
  const message = 'must be at most 400 beside crates, walls or guns, got 401';
  expect(crowdingRefusal({ entities: missiles(beside + 1, 10), obstacles: wall })?.message).toBe(message);
  const armed: EntitySpec = { kind: 'turret', gun: {} };
  expect(crowdingRefusal({ entities: [...missiles(beside, 10), armed] })?.message).toBe(message);
  expect(crowdingRefusal({ entities: missiles(beside + 1, 0) })).toBeNull();
});

it('bodies that a crowd pushes against each other are no heap: what runs can be saved and read', () => {
  // Rows 1.9 m apart, with hulls 2 m wide: 199 pairs overlap by a twentieth.
  const row = missiles(200, 0).map((one, n) => ({ ...one, position: [0, 1.9 * n] as const }));
  const closer = row.map((one, n) => ({ ...one, position: [0, 0.8 * n] as const }));
  expect(crowdingRefusal({ entities: row, bodiesCollide: true })).toBeNull();
  // At 0.8 m each hull overlaps two others on either side.
  expect(crowdingRefusal({ entities: closer, bodiesCollide: true })?.path).toBe('entities');
});

it('more bodies that collide than a step has time for are refused, wherever they stand', () => {
  const { entities: most } = mostColliding;
  expect(crowdingRefusal({ entities: missiles(most, 10), bodiesCollide: true })).toBeNull();
  expect(crowdingRefusal({ entities: missiles(most + 1, 10), bodiesCollide: true })?.message).toBe(
    'must be at most 200 when bodies collide, got 201',
  );
});
