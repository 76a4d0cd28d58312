// Tests of the unique names of saved scenes.
import { expect, it } from 'vitest';
import { distinctName } from './names';

it('a name that is taken gets the first number that is free', () => {
  expect(distinctName('Alley', [])).toBe('Alley');
  expect(distinctName('Alley', ['Alley'])).toBe('Alley (2)');
  expect(distinctName('Alley (2)', ['Alley', 'Alley (2)'])).toBe('Alley (3)');
});

it('a name is no longer than 60 characters with its number', () => {
  const long = 'a'.repeat(60);
  expect(distinctName(long, [long])).toBe(`${'a'.repeat(55)}… (2)`);
});
