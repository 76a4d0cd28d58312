// The stored fingerprints of every built-in scenario after a minute, read from their file.
import { readFileSync } from 'node:fs';
/** The stored fingerprints, in the order of the picker. */
export function storedHashes() {
  const text = readFileSync(new URL('./hashes.txt', import.meta.url), 'utf8');
  const rows = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  return rows.map((row) => {
    const [id, tick, hash, onPage = hash] = row.split(' ');
    return { id, alone: `${tick} ${hash}`, onPage: `${tick} ${onPage}` };
  });
}
