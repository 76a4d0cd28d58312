// What stands for the game of ships until that is loaded: general code must not see a difference.
import { expect, it } from 'vitest';
import { spaceGame as loaded } from './game';
import { spaceGame } from './slot';

it('has everything that the loaded game has', () => {
  expect(Object.keys(spaceGame)).toEqual(expect.arrayContaining(Object.keys(loaded)));
});

it('has the same key, and the same field of its own', () => {
  expect([spaceGame.key, spaceGame.things]).toEqual([loaded.key, loaded.things]);
});
