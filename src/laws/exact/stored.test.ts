// Tests that a stored file which differs from the expected text gives an error message of one line.
import { expect, it } from 'vitest';
import { expectStored, firstDifference } from './stored.fixture';

const said = (now: string, stored: string) => firstDifference(now, stored, '../docs/a.md', 'npm run notes');

it('names the first line that differs, and the command', () => {
  expect(said('one\ntwo\nthree', 'one\n2\n3')).toBe(
    'docs/a.md, line 2: has “2”, should have “two”. Run npm run notes',
  );
});

it('says that a line is missing, or is too many', () => {
  expect(said('one\ntwo', 'one')).toBe(
    'docs/a.md, line 2: has nothing, should have “two”. Run npm run notes',
  );
  expect(said('one', 'one\ntwo')).toBe(
    'docs/a.md, line 2: has “two”, should have nothing. Run npm run notes',
  );
});

it('cuts a long line after 80 signs', () => {
  expect(said('a'.repeat(81), '')).toContain(`“${'a'.repeat(80)}…”`);
});

it('takes a file that is equal', async () => {
  const { default: text } = await import('./stored.fixture?raw');
  await expectStored(text, 'stored.fixture.ts', '');
});
