// Tests of the browser's database when it fails. e2e/yours.spec.ts tests it in a browser.
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from './database';

afterEach(() => void vi.unstubAllGlobals());

const forbidden = {
  open() {
    throw new Error('SecurityError');
  },
};

/** A stand-in for IndexedDB. Every request to open a database fails. */
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
