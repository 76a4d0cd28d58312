// Texts that the device keeps.
import { expect, it } from 'vitest';
import { readStored, writeStored } from './stored';
import { memoryStorage } from './stored.fixture';

it('a text is read as it was written, until nothing is written', () => {
  const device = memoryStorage();
  expect(readStored('a', () => device)).toBeNull();
  expect(writeStored('a', 'on', () => device)).toBe(true);
  expect(readStored('a', () => device)).toBe('on');
  expect(writeStored('a', null, () => device)).toBe(true);
  expect(readStored('a', () => device)).toBeNull();
});

it('a storage that is full, missing or forbidden is no fault: it keeps nothing, and that is told', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  for (const storage of [() => memoryStorage(1), () => undefined, forbidden]) {
    expect(writeStored('a', 'on', storage)).toBe(false);
    expect(readStored('a', storage)).toBeNull();
  }
});
