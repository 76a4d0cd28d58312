// Reads a file or standard input as text, no further than a scenario can be long.
import { closeSync, openSync, readSync } from 'node:fs';

/** Largest scenario that is read, as on the page. bytes */
const largest = 8_000_000;

/** The text of a file, or of standard input when there is no path. Throws for more than a scenario: a device has no end. */
export function readText(path?: string): string {
  const file = path === undefined ? 0 : openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(largest + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length <= largest; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null);
    if (length > largest) throw new Error(`too large for a scenario: more than ${largest} bytes`);
    return bytes.toString('utf8', 0, length);
  } finally {
    if (path !== undefined) closeSync(file);
  }
}
