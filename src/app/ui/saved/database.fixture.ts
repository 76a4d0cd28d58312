// Databases in memory, for tests of saved scenes.
import type { Database, DatabaseRow } from './database';

/**
 * Returns a database in memory that several pages may share.
 * @param room largest total size of the thumbnails, bytes
 */
export function memoryDatabase(room = Infinity) {
  const things = new Map<string, unknown>();
  const database: Database = {
    async all() {
      return structuredClone([...things.values()]);
    },
    async change(id, change) {
      const next = change(structuredClone(things.get(id))) as (DatabaseRow & { still?: Blob | null }) | null;
      if (next?.still && next.still.size > room) throw new Error('QuotaExceededError');
      if (next) things.set(id, structuredClone(next));
      else things.delete(id);
    },
  };
  return { things, database };
}

const refused = () => Promise.reject(new Error('SecurityError'));

/** A database that always fails, as when the browser's settings forbid it. */
export const forbiddenDatabase: Database = { all: refused, change: refused };
