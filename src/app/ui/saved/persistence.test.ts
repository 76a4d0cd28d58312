// Tests of the request that the browser stores scenes permanently.
import { expect, it, vi } from 'vitest';
import { isPersistent, requestPersistence } from './persistence';

const browser = (was: boolean, grants: boolean) => ({
  persisted: async () => was,
  persist: vi.fn(async () => grants),
});

it('only a person makes the page ask the browser, and the answer is shown', async () => {
  const willing = browser(false, true);
  expect(await isPersistent(willing)).toBe(false);
  expect(willing.persist).not.toHaveBeenCalled();
  expect(await requestPersistence(willing)).toEqual({
    isKept: true,
    words: 'This browser keeps your scenes until you delete them.',
  });
  expect(await isPersistent(browser(true, true))).toBe(true);
});

it('one that refuses, fails or is too old promises nothing', async () => {
  const fails = () => Promise.reject(new Error('SecurityError'));
  for (const storage of [browser(false, false), { persist: fails, persisted: fails }, {}]) {
    const { isKept, words } = await requestPersistence(storage);
    expect([isKept, words]).toEqual([
      false,
      'This browser promises nothing: save the scenes that matter as files.',
    ]);
  }
  expect(await isPersistent({})).toBeNull();
  expect(await isPersistent({ persist: fails, persisted: fails })).toBeNull();
});
