// Test that a target stays where a person put it when it gets a motion.
import { expect, it } from 'vitest';
import { MovingTarget } from '../../../world/simulation/targets/moving-target';
import { movingBy, startingAt, startOfTarget } from './target-start';

it('keeps the place of a target that gets a motion, and moves the centre', () => {
  // A circle starts on the right of its centre, at its radius of 15 m.
  const circling = movingBy({ position: [20, 5] }, { kind: 'circle' });
  expect(circling.position).toEqual([5, 5]);
  expect(new MovingTarget(circling).position).toEqual({ x: 20, y: 5 });
  expect(startOfTarget(circling)).toEqual([20, 5]);
});

it('keeps the place when the radius or the motion changes', () => {
  const small = { position: [5, 5], motion: { kind: 'circle', radius: 15 } } as const;
  expect(movingBy(small, { kind: 'circle', radius: 10 }).position).toEqual([10, 5]);
  expect(movingBy(small, { kind: 'zigzag' }).position).toEqual([20, 5]);
  expect(movingBy(small, { kind: 'still' }).position).toEqual([20, 5]);
});

it('moves the centre along with the start', () => {
  const target = { position: [5, 5], motion: { kind: 'circle', radius: 15 } } as const;
  expect(startingAt(target, [0, 0]).position).toEqual([-15, 0]);
});
