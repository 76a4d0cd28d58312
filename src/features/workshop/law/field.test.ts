// Where a new line of a law begins.
import { expect, it } from 'vitest';
import { indentAfter } from './field';

it('a new line begins below the one before, and further behind an open brace', () => {
  const after = (text: string) => indentAfter(text).length;
  expect(after('const a = 1;')).toBe(0);
  expect(after('function turn({ error }) {')).toBe(2);
  expect(after('function turn({ error }) {\n  if (error > 0) { // b')).toBe(4);
  expect(after('  return 1;\n  a')).toBe(2);
});
