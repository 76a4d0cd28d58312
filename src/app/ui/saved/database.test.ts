// The database in the browser's database; pages in a browser use it in e2e/yours.spec.ts.
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from './database';

afterEach(() => void vi.unstubAllGlobals());

const forbidden = {
  open() {
    throw new Error('SecurityError');
  },
};

/** A database that answers every request to open it with a fault, as one of a later version does. */
const failing = {
  open() {
    const request = { onerror: () => {}, error: new Error('VersionError') };
    queueMicrotask(() => request.onerror());
    return request;
  },
};

it.each([
  ['no database', undefined],
  ['a database that is forbidden', forbidden],
  ['a database that does not open', failing],
])('with %s everything rejects, again and again', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  const database = openDatabase();
  for (let n = 0; n < 2; n++) {
    await expect(database.all()).rejects.toThrow();
    await expect(database.change('a', () => null)).rejects.toThrow();
  }
});
