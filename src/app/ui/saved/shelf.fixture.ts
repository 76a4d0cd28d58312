// A shelf in memory, for tests of what a person keeps.
import type { Shelf, Shelved } from './shelf';

/** A shelf that several pages may have. @param room bytes of pictures that it takes */
export function memoryShelf(room = Infinity) {
  const things = new Map<string, unknown>();
  const shelf: Shelf = {
    async all() {
      return structuredClone([...things.values()]);
    },
    async change(id, change) {
      const next = change(structuredClone(things.get(id))) as (Shelved & { still?: Blob | null }) | null;
      if (next?.still && next.still.size > room) throw new Error('QuotaExceededError');
      if (next) things.set(id, structuredClone(next));
      else things.delete(id);
    },
  };
  return { things, shelf };
}

const refused = () => Promise.reject(new Error('SecurityError'));

/** A shelf that the browser's settings forbid. */
export const forbiddenShelf: Shelf = { all: refused, change: refused };
