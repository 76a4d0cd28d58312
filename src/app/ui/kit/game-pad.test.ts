// Tests of the stick of a game controller: small deflections count as rest, and the deflection is at most 1.
import { expect, it } from 'vitest';
import { deflectionOf } from './game-pad';

it('a stick that rests steers nothing', () => {
  expect(deflectionOf({ axes: [0.1, -0.1] })).toBeNull();
  expect(deflectionOf({ axes: [] })).toBeNull();
});

it('a corner deflects as far as a side', () => {
  expect(deflectionOf({ axes: [-1, 0] })).toEqual({ x: -1, y: 0 });
  const { x, y } = deflectionOf({ axes: [1, 1] })!;
  expect([x, y]).toEqual([expect.closeTo(Math.SQRT1_2), expect.closeTo(Math.SQRT1_2)]);
  expect(deflectionOf({ axes: [0, 0.5] })).toEqual({ x: 0, y: 0.5 });
});
