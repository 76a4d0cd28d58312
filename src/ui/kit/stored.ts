// Texts that the device keeps for the page. No fault of its storage throws: it may be missing, full or forbidden.

/** What is kept under a key; null for nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
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
