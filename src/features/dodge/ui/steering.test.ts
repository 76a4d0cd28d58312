// Tests of steering by keys: the direction, and the place of the target.
import { expect, it } from 'vitest';
import {
  isTargetNear,
  keyDirection,
  restOf,
  steering,
  stickWay,
  targetAhead,
  targetByFinger,
  targetUnder,
} from './steering';

const arena = [100, 62] as const;

it('points along one key, or between two with the same length', () => {
  expect(keyDirection(['arrowup'])).toEqual({ x: 0, y: -1 });
  const both = keyDirection(['s', 'd'])!;
  expect(both.x).toBeCloseTo(Math.SQRT1_2, 12);
  expect(both.y).toBeCloseTo(Math.SQRT1_2, 12);
});

it('counts two keys for one direction once, and opposite ones not at all', () => {
  expect(keyDirection(['arrowleft', 'a'])).toEqual({ x: -1, y: 0 });
  expect(keyDirection(['arrowleft', 'd'])).toBeNull();
  expect(keyDirection([])).toBeNull();
});

it('puts the target 12 m ahead', () => {
  expect(targetAhead({ x: 3, y: -4 }, { x: 1, y: 0 }, arena)).toEqual({ x: 15, y: -4 });
});

it('keeps the target inside the walls, so that a player slides along them', () => {
  const slanting = { x: 0.6, y: 0.8 };
  // 44 + 12 × 0.6 = 51.2 is behind the wall; 10 + 12 × 0.8 is not.
  const place = targetAhead({ x: 44, y: 10 }, slanting, arena);
  expect(place.x).toBe(50 - steering.inset);
  expect(place.y).toBeCloseTo(19.6, 12);
});

it('puts it ahead again when the player is nearer than 6 m', () => {
  expect(isTargetNear({ x: 0, y: 0 }, { x: 5.9, y: 0 })).toBe(true);
  expect(isTargetNear({ x: 0, y: 0 }, { x: 6.1, y: 0 })).toBe(false);
});

it('puts it where the player can brake to rest when the keys are released', () => {
  // 15² / (2 × 90) = 1.25 m
  const { x, y } = restOf({ x: 1, y: 2 }, { x: 0, y: -15 }, 90, arena);
  expect(x).toBe(1);
  expect(y).toBeCloseTo(0.75, 12);
});

it('puts the target under the pointer, at most 14 m ahead, and leaves it within 0.6 m of the player', () => {
  expect(targetUnder({ x: 0, y: 0 }, { x: 6, y: 8 }, arena)).toEqual({ x: 6, y: 8 });
  expect(targetUnder({ x: 0, y: 0 }, { x: 28, y: 0 }, arena)).toEqual({ x: 14, y: 0 });
  expect(targetUnder({ x: 0, y: 0 }, { x: 0.5, y: 0.3 }, arena)).toBeNull();
});

it('lets a finger push 1.6 times its own way, and takes the anchor along beyond 14 m', () => {
  const player = { x: 0, y: 0 };
  const near = targetByFinger(player, player, { x: 5, y: 0 }, arena);
  expect(near.target).toEqual({ x: 8, y: 0 });
  expect(near.anchor).toEqual({ x: 0, y: 0 });
  // A finger's move of 10 m moves the target by 16 m: 2 m too far.
  const far = targetByFinger(player, player, { x: 10, y: 0 }, arena);
  expect(far.target).toEqual({ x: 14, y: 0 });
  expect(far.anchor).toEqual({ x: -2, y: 0 });
});

it('takes a stick’s deflection beyond 0.18 to the power of 1.5, 12 m at most', () => {
  expect(stickWay(0.1, 0.1)).toBeNull();
  expect(stickWay(0.25, 0)).toEqual({ x: 1.5, y: 0 });
  expect(stickWay(0, -1)).toEqual({ x: 0, y: -12 });
});
