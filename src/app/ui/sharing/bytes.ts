// Compression of bytes, and their encoding as letters for addresses.

/** Encodes bytes in letters that an address may contain: base64url, RFC 4648 §5, without padding. */
export function toBase64Url(bytes: Iterable<number>): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url letters to bytes; null for invalid letters. */
export function fromBase64Url(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Compresses bytes by deflate: RFC 1951, without a header. */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('deflate-raw');
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/**
 * Decompresses deflated bytes. Rejects with a TypeError for damaged bytes.
 * @param most limit for the result, bytes; decompression stops soon after exceeding it
 */
export async function inflated(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let left = most; left >= 0; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    left -= value.length;
  }
  await reader.cancel();
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
