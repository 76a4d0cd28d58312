/**
 * Returns an id of ten random letters and digits. Among a million ids, two are equal with a probability of about 1 in
 * 7,000.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
