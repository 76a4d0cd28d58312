// Names of a person's own scenes.
import { expect, it } from 'vitest';
import { cleanName, distinctName } from './names';

it('a name is one line of printable letters', () => {
  expect(cleanName('  Round\n the \u202Ewall\u0007 ')).toBe('Round the wall');
  expect(cleanName('\u202E')).toBe('');
});

it('a name of more than 60 letters ends in an ellipsis, and no letter is cut in half', () => {
  expect(cleanName('🚀'.repeat(60))).toBe('🚀'.repeat(60));
  expect(cleanName('🚀'.repeat(61))).toBe(`${'🚀'.repeat(59)}…`);
});

it('a name that is taken gets the first number that is free', () => {
  expect(distinctName('Alley', [])).toBe('Alley');
  expect(distinctName('Alley', ['Alley'])).toBe('Alley (2)');
  expect(distinctName('Alley (2)', ['Alley', 'Alley (2)'])).toBe('Alley (3)');
  const long = 'a'.repeat(60);
  expect(distinctName(long, [long])).toBe(`${'a'.repeat(55)}… (2)`);
});
