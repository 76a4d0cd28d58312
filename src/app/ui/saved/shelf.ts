// A shelf in the browser's database: things by their ids, which stay when the page is left and are larger than a stored text may be.

/** Anything that is kept, with its id. */
export interface Shelved {
  readonly id: string;
}

/** Every function rejects where the browser has no database, forbids it, or has no more room. */
export interface Shelf {
  /** All that is on it. What another page has put there may be anything. */
  all(): Promise<unknown[]>;
  /**
   * Exchanges what is kept under an id for something else, with no other page between the two.
   * @param change gives what is kept from now on, null for nothing; it is told what was kept, undefined for nothing
   */
  change(id: string, change: (now: unknown) => Shelved | null): Promise<void>;
}

/** Name of the database, and of the one store in it. */
const names = { database: 'slew', store: 'scenes' };

/** The shelf in the browser's database. It is opened when it is first used, and again after a fault. */
export function databaseShelf(): Shelf {
  let opening: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = () => {
    opening ??= opened(forget);
    opening.catch(forget);
    return opening;
  };
  return {
    async all() {
      const transaction = (await open()).transaction(names.store, 'readonly');
      const request = transaction.objectStore(names.store).getAll();
      await whole(transaction);
      return request.result;
    },
    async change(id, change) {
      const transaction = (await open()).transaction(names.store, 'readwrite');
      const store = transaction.objectStore(names.store);
      const request = store.get(id);
      let fault: unknown = null;
      request.onsuccess = () => {
        try {
          const next = change(request.result);
          if (next) store.put(next);
          else store.delete(id);
        } catch (error) {
          fault = error;
          transaction.abort();
        }
      };
      await whole(transaction).catch((error) => Promise.reject(fault ?? error));
    },
  };
}

/** Opens the database, in whichever version it is. @param closed is called when the browser has closed it */
function opened(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(names.database);
    request.onupgradeneeded = () => request.result.createObjectStore(names.store, { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = closed;
      // Another page wants to delete or renew it, and would wait for this one.
      database.onversionchange = () => {
        database.close();
        closed();
      };
      resolve(database);
    };
  });
}

/** Resolves once all of a transaction is written: a full disk shows at its end. */
function whole(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
  });
}
