// A hash of a text, with the same value in every browser.

/** Returns the hash of a text as eight hexadecimal digits: FNV-1a (Fowler, Noll, Vo) over UTF-16 units, 32 bits. */
export function textHash(text: string): string {
  let sum = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) sum = Math.imul(sum ^ text.charCodeAt(n), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
