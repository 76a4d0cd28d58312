// Stored hashes of every built-in scenario after a minute, read from hashes.txt.
import { readFileSync } from 'node:fs';

/**
 * Expected hashes of a built-in scenario's state after a fixed number of steps. Each hash is a text: the number of
 * steps, a space, and the hash itself.
 */
export interface StoredHash {
  readonly id: string;
  /** Hash of the simulation's state in a run without the web page. */
  readonly alone: string;
  /** Hash of the simulation's state in a run on the page. Differs from `alone` if the page changes the run. */
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
