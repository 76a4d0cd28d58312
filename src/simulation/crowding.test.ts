// Heaps of bodies are refused at the door; crowds that stand beside each other are not.
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
  // 25 in one spot are 25 · 24/2 = 300 pairs, 26 are 325.
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

  it('of missiles in crates is refused', () => {
    const obstacles = crates(4, 0.1);
    expect(crowdingRefusal({ entities: missiles(100, 0), obstacles })?.path).toBe('entities');
  });
});

it('more bodies that collide than a step has time for are refused, wherever they stand', () => {
  const { entities: most } = mostColliding;
  expect(crowdingRefusal({ entities: missiles(most, 10), bodiesCollide: true })).toBeNull();
  expect(crowdingRefusal({ entities: missiles(most + 1, 10), bodiesCollide: true })?.message).toBe(
    'must be at most 200 when bodies collide, got 201',
  );
});
