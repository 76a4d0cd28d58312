// What Tune says of bodies that are not in its list.
import { expect, it } from 'vitest';
import { leftOut } from './bodies';

it('says how many bodies are listed where some are left out, and nothing where none are', () => {
  expect(leftOut(5000)).toBe('The first 200 of 5000 bodies are listed.');
  expect(leftOut(201)).toBe('The first 200 of 201 bodies are listed.');
  expect(leftOut(200)).toBe('');
});
