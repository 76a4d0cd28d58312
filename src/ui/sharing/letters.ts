// Bytes as letters of an address that need no escaping: base64, RFC 4648 §5, without padding.

/** The letters of bytes. */
export function lettersOf(bytes: Iterable<number>): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of letters; null for letters that are not base64. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
