// Stored hashes of every built-in scenario after a minute, read from hashes.txt.
import { readFileSync } from 'node:fs';

export interface StoredHash {
  readonly id: string;
  /** Number of steps, a space, and the hash of the state, for a run without the web page. */
  readonly alone: string;
  readonly onPage: string;
}

/** Returns the stored hashes of all built-in scenarios, in the order of the gallery. */
export function storedHashes(): StoredHash[] {
  const text = readFileSync(new URL('./hashes.txt', import.meta.url), 'utf8');
  const rows = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  return rows.map((row) => {
    const [id, tick, hash, onPage = hash] = row.split(' ');
    return { id, alone: `${tick} ${hash}`, onPage: `${tick} ${onPage}` };
  });
}
