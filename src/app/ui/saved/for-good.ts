// Whether the browser keeps this device's scenes for good, which it does only where a person asks for it.

/** What browsers have for that; each may be missing in older ones. */
type Keeper = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

const keeper = (): Keeper | undefined => navigator.storage;

/** Whether it does; null where it cannot be asked for. */
export async function isKeptForGood(storage = keeper()): Promise<boolean | null> {
  if (!storage?.persist || !storage.persisted) return null;
  return storage.persisted().catch(() => null);
}

/** Asks for it, and tells what became of that. */
export async function keepForGood(storage = keeper()): Promise<{ isKept: boolean; words: string }> {
  const isKept = (await storage?.persist?.().catch(() => false)) ?? false;
  const words = isKept
    ? 'This browser keeps your scenes until you delete them.'
    : 'This browser promises nothing: save the scenes that matter as files.';
  return { isKept, words };
}
