// A hash of a text, equal in every browser.

/** Returns a text's hash, FNV-1a over UTF-16 units, 32 bits, as eight hexadecimal digits. Fowler, Noll, Vo. */
export function textHash(text: string): string {
  let sum = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) sum = Math.imul(sum ^ text.charCodeAt(n), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
