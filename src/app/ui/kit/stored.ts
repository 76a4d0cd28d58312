// Texts that the device keeps for the page. No fault of its storage throws: it may be missing, full or forbidden.

/** What is kept under a key; null for nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Calls back when another page has changed what is kept under a key. @returns ends that */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const changed = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Keeps a text under a key, or null for nothing. False where the device does not keep it. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
