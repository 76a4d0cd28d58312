// Scenes that the browser is asked to keep for good.
import { expect, it, vi } from 'vitest';
import { isKeptForGood, keepForGood } from './for-good';

const browser = (was: boolean, grants: boolean) => ({
  persisted: async () => was,
  persist: vi.fn(async () => grants),
});

it('a browser is asked only by the person, and its answer is told', async () => {
  const willing = browser(false, true);
  expect(await isKeptForGood(willing)).toBe(false);
  expect(willing.persist).not.toHaveBeenCalled();
  expect(await keepForGood(willing)).toEqual({
    isKept: true,
    words: 'This browser keeps your scenes until you delete them.',
  });
  expect(await isKeptForGood(browser(true, true))).toBe(true);
});

it('one that refuses, fails or is too old promises nothing', async () => {
  const fails = () => Promise.reject(new Error('SecurityError'));
  for (const storage of [browser(false, false), { persist: fails, persisted: fails }, {}]) {
    const { isKept, words } = await keepForGood(storage);
    expect([isKept, words]).toEqual([
      false,
      'This browser promises nothing: save the scenes that matter as files.',
    ]);
  }
  expect(await isKeptForGood({})).toBeNull();
  expect(await isKeptForGood({ persist: fails, persisted: fails })).toBeNull();
});
