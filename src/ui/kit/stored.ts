// Texts that the device keeps for the page. No fault of its storage throws: it may be missing, full or forbidden.

type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Gives a storage; it may throw, or give undefined. */
export type GiveStorage = () => ItemStorage | undefined;

const ofDevice: GiveStorage = () => window.localStorage;

/** What is kept under a key; null for nothing. */
export function readStored(key: string, storage = ofDevice): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text under a key, or null for nothing. False where the device does not keep it. */
export function writeStored(key: string, text: string | null, storage = ofDevice): boolean {
  try {
    const kept = storage();
    if (text === null) kept?.removeItem(key);
    else kept?.setItem(key, text);
    return kept !== undefined;
  } catch {
    return false;
  }
}
