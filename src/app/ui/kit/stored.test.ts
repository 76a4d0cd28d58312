// Texts that the device keeps.
import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './stored';
import { forbiddenStorage, memoryStorage } from './stored.fixture';

afterEach(() => void vi.unstubAllGlobals());

it('a text is read as it was written, until nothing is written', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  expect(readStored('a')).toBeNull();
  expect(writeStored('a', 'on')).toBe(true);
  expect(readStored('a')).toBe('on');
  expect(writeStored('a', null)).toBe(true);
  expect(readStored('a')).toBeNull();
});

it('a storage that is full, missing or forbidden is no fault: it keeps nothing, and that is told', () => {
  for (const storage of [memoryStorage(1), undefined, forbiddenStorage]) {
    vi.stubGlobal('localStorage', storage);
    expect(writeStored('a', 'on')).toBe(false);
    expect(readStored('a')).toBeNull();
  }
});
