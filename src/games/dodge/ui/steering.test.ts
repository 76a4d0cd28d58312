// Steering by keys: the direction, and where the target is put.
import { expect, it } from 'vitest';
import { directionOf, isDue, restOf, steering, targetAhead } from './steering';

const arena = [100, 62] as const;

it('points along one key, or between two with the same length', () => {
  expect(directionOf(['arrowup'])).toEqual({ x: 0, y: -1 });
  const both = directionOf(['s', 'd'])!;
  expect(both.x).toBeCloseTo(Math.SQRT1_2, 12);
  expect(both.y).toBeCloseTo(Math.SQRT1_2, 12);
});

it('counts two keys for one direction once, and opposite ones not at all', () => {
  expect(directionOf(['arrowleft', 'a'])).toEqual({ x: -1, y: 0 });
  expect(directionOf(['arrowleft', 'd'])).toBeNull();
  expect(directionOf([])).toBeNull();
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
  expect(isDue({ x: 0, y: 0 }, { x: 5.9, y: 0 })).toBe(true);
  expect(isDue({ x: 0, y: 0 }, { x: 6.1, y: 0 })).toBe(false);
});

it('puts it where the player can brake to rest when the keys are released', () => {
  // 15² / (2 × 90) = 1.25 m
  const { x, y } = restOf({ x: 1, y: 2 }, { x: 0, y: -15 }, 90, arena);
  expect(x).toBe(1);
  expect(y).toBeCloseTo(0.75, 12);
});
