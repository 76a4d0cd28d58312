// Tests of which bodies of a swarm the Tune drawer lists, and of which body a typed number selects.
import { expect, it } from 'vitest';
import { listFrom, numbered } from './bodies';

it('lists all of 200 bodies, and of more bodies those around the one in focus', () => {
  expect(listFrom(199, 200, 0)).toBe(0);
  expect(listFrom(0, 5000, 0)).toBe(0);
  expect(listFrom(1000, 5000, 0)).toBe(900);
  expect(listFrom(4999, 5000, 0)).toBe(4800);
});

it('stays while the body in focus is inside, and moves at its ends', () => {
  expect(listFrom(1050, 5000, 900)).toBe(900);
  expect(listFrom(1099, 5000, 900)).toBe(999);
  expect(listFrom(900, 5000, 900)).toBe(800);
  // Most bodies of the swarm are removed.
  expect(listFrom(10, 250, 900)).toBe(0);
});

it('a number is that of the nearest body there is', () => {
  expect(numbered(1, 5000)).toBe(0);
  expect(numbered(4711.4, 5000)).toBe(4710);
  expect(numbered(0, 5000)).toBe(0);
  expect(numbered(9999, 5000)).toBe(4999);
});
