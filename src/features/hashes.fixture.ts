// The stored fingerprints of every built-in scenario after a minute, read from their file.
import { readFileSync } from 'node:fs';

/** A scenario and its fingerprints, "TICK HASH" as `slew.hash()` and the runner's `--hash` give them. */
export interface StoredHash {
  readonly id: string;
  /** Of the scenario alone. */
  readonly alone: string;
  /** Of the page, where a few scenes show something by themselves until a person touches them. */
  readonly onPage: string;
}

/** The stored fingerprints, in the order of the picker. */
export function storedHashes(): StoredHash[] {
  const text = readFileSync(new URL('./hashes.txt', import.meta.url), 'utf8');
  const rows = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  return rows.map((row) => {
    const [id, tick, hash, onPage = hash] = row.split(' ');
    return { id, alone: `${tick} ${hash}`, onPage: `${tick} ${onPage}` };
  });
}
