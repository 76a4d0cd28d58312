// The switch of single-key shortcuts.
import { expect, it } from 'vitest';
import { memoryStorage } from '../kit/stored.fixture';
import { SingleKeys } from './single-keys';

it('is on at first, and then every key may trigger something', () => {
  const keys = new SingleKeys(memoryStorage);
  expect(keys.on).toBe(true);
  for (const key of ['T', '1', '?', ' ', 'Home', 'Ctrl+z'])
    expect([key, keys.allow(key)]).toEqual([key, true]);
});

it('off, letters, digits and signs trigger nothing; keys with a name, with Ctrl, and Space still do', () => {
  const keys = new SingleKeys(memoryStorage);
  keys.set(false);
  for (const key of ['t', 'T', '1', '?', '[', 'é']) expect([key, keys.allow(key)]).toEqual([key, false]);
  for (const key of [' ', 'Enter', 'Home', 'Delete', 'ArrowUp', 'Ctrl+z'])
    expect([key, keys.allow(key)]).toEqual([key, true]);
});

it('the device keeps it, and a device that keeps nothing is no fault', () => {
  const device = memoryStorage();
  new SingleKeys(() => device).set(false);
  expect(new SingleKeys(() => device).on).toBe(false);
  const none = new SingleKeys(() => {
    throw new Error('blocked');
  });
  none.set(false);
  expect(none.on).toBe(false);
});
