// Stand-ins for the browser's storage, for tests.

/** Returns a storage in memory. @param room length of the longest text that the storage accepts, characters */
export function memoryStorage(room = Infinity) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A storage that throws, as when the browser's settings forbid it. */
export const forbiddenStorage = {
  getItem() {
    throw new Error('SecurityError');
  },
  setItem() {
    throw new Error('SecurityError');
  },
};
