// Tests of the switch for shortcuts of a single character.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forbiddenStorage, memoryStorage } from '../kit/stored.fixture';
import { SingleKeys } from './single-keys';

const made = () => new SingleKeys();

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));

afterEach(() => void vi.unstubAllGlobals());

it('is on at first, and then every key may trigger something', () => {
  const keys = made();
  expect(keys.value).toBe(true);
  for (const key of ['T', '1', '?', ' ', 'Home', 'Ctrl+z'])
    expect([key, keys.allow(key)]).toEqual([key, true]);
});

it('off, letters, digits and signs trigger nothing; keys with a name, with Ctrl, and Space still do', () => {
  const keys = made();
  keys.store(false);
  for (const key of ['t', 'T', '1', '?', '[', 'é']) expect([key, keys.allow(key)]).toEqual([key, false]);
  for (const key of [' ', 'Enter', 'Home', 'Delete', 'ArrowUp', 'Ctrl+z'])
    expect([key, keys.allow(key)]).toEqual([key, true]);
});

it('the device keeps it, and a device that keeps nothing is no fault', () => {
  made().store(false);
  expect(made().value).toBe(false);
  vi.stubGlobal('localStorage', forbiddenStorage);
  const none = made();
  none.store(false);
  expect(none.value).toBe(false);
});
