// Tests of the indentation of a new line of a law.
import { expect, it } from 'vitest';
import { closesBack, indentAfter } from './field';

it('a new line begins below the one before, and further behind an open brace', () => {
  const after = (text: string) => indentAfter(text).length;
  expect(after('const a = 1;')).toBe(0);
  expect(after('function turn({ error }) {')).toBe(2);
  expect(after('function turn({ error }) {\n  if (error > 0) { // b')).toBe(4);
  expect(after('  return 1;\n  a')).toBe(2);
});

it('a brace that closes a block goes back below the line that opened it; one behind other signs stays', () => {
  expect(closesBack('function turn({ error }) {\n  return error;\n  ')).toBe(2);
  expect(closesBack('  return a ')).toBe(0);
  expect(closesBack('return 1;\n')).toBe(0);
});
