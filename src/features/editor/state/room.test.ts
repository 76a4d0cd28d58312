// Tests of the search for boxes with free space. It must give the same as a comparison of each box with every other
// one.
import { expect, it } from 'vitest';
import { Mulberry32 } from '../../../world/entities/random';
import { type CollisionBox, overlaps } from '../../../world/simulation/crowding';
import { roomOf } from './room';

const box = (at: readonly [number, number], half: readonly [number, number], angle = 0): CollisionBox => ({
  at,
  half,
  angle,
});

it('agrees with comparing every pair, also for boxes larger than many cells', () => {
  const random = new Mulberry32(3);
  const any = (least: number, most: number) => least + (most - least) * random.next();
  const some = (count: number, largest: number) =>
    Array.from({ length: count }, () =>
      box([any(-60, 60), any(-60, 60)], [any(0.3, largest), any(0.3, 3)], any(0, 7)),
    );
  const standing = [...some(60, 5), ...some(4, 90)];
  const room = roomOf(standing);
  const asked = [...some(300, 5), ...some(20, 120)];
  const found = asked.map((slab) => room.isFree(slab));
  expect(found).toEqual(asked.map((slab) => !standing.some((other) => overlaps(other, slab))));
  expect(new Set(found).size).toBe(2);
});

it('keeps off by as much as is asked', () => {
  const room = roomOf([box([0, 0], [1, 1])]);
  expect([room.isFree(box([3, 0], [1, 1]), 0.9), room.isFree(box([3, 0], [1, 1]), 1.1)]).toEqual([
    true,
    false,
  ]);
});
