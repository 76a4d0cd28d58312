// Tests of values that are stored on the device.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoredValue } from './stored';
import { forbiddenStorage, memoryStorage } from './stored.fixture';

/** A made-up stored value for the tests: its key, its text format, and its value "off" on a new device. */
const form = {
  key: 'a',
  none: 'off',
  longest: 5,
  parse(text: string) {
    if (!/^[a-z]+$/.test(text)) throw new RangeError('not a word');
    return text;
  },
  format: (value: string) => (value === 'off' ? null : value),
};

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

it('a value is read back unchanged, until it is removed', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const stored = new StoredValue(form);
  expect(stored.value).toBe('off');
  expect(stored.store('on')).toBe(true);
  expect([stored.value, new StoredValue(form).value, storage.values.get('a')]).toEqual(['on', 'on', 'on']);
  expect(stored.store('off')).toBe(true);
  expect([stored.value, storage.values.size]).toEqual(['off', 0]);
});

it('a storage that is full, missing or forbidden is no fault: the value lasts until the page is left', () => {
  for (const storage of [memoryStorage(1), undefined, forbiddenStorage]) {
    vi.stubGlobal('localStorage', storage);
    const stored = new StoredValue(form);
    expect(stored.store('on')).toBe(false);
    expect([stored.value, new StoredValue(form).value]).toEqual(['on', 'off']);
    stored.forget();
    expect(stored.value).toBe('off');
  }
});

it('a text that is too long or of another form is no value', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const stored = new StoredValue(form);
  for (const text of ['', '7', 'toolong']) {
    storage.values.set('a', text);
    expect(stored.value).toBe('off');
  }
});

it('a value that could not be written replaces the stored one, or is added to it', () => {
  const storage = memoryStorage(2);
  vi.stubGlobal('localStorage', storage);
  for (const [merge, expected] of [
    [undefined, 'bcd'],
    [(one: string, other: string) => one + other, 'abcd'],
  ] as const) {
    storage.values.set('a', 'a');
    const stored = new StoredValue({ ...form, ...(merge && { merge }) });
    stored.store('bcd');
    expect(stored.value).toBe(expected);
  }
});

it('a value can be remembered until the page is left', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const stored = new StoredValue(form);
  stored.remember('on');
  expect([stored.value, storage.values.size]).toEqual(['on', 0]);
});

it('listeners are called after each change, by another tab too, until they are removed', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const stored = new StoredValue(form);
  let told = 0;
  const end = stored.onChange(() => told++);
  stored.store('on');
  stored.forget();
  expect(told).toBe(2);
  for (const key of ['a', null, 'b']) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(told).toBe(4);
  end();
  stored.store('on');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'a' }));
  expect(told).toBe(4);
});
