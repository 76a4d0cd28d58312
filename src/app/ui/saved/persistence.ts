// Asks the browser to store scenes permanently, which it does only when a person asks for it.

/** The browser's functions for permanent storage. Older browsers lack them. */
type Keeper = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

const keeper = (): Keeper | undefined => navigator.storage;

/** Whether the browser stores data of this page permanently; null if it cannot say. */
export async function isPersistent(storage = keeper()): Promise<boolean | null> {
  if (!storage?.persist || !storage.persisted) return null;
  return storage.persisted().catch(() => null);
}

export async function requestPersistence(storage = keeper()): Promise<{ isKept: boolean; words: string }> {
  const isKept = (await storage?.persist?.().catch(() => false)) ?? false;
  const words = isKept
    ? 'This browser keeps your scenes until you delete them.'
    : 'This browser promises nothing: save the scenes that matter as files.';
  return { isKept, words };
}
