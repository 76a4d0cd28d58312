// The browser's database (IndexedDB): objects by id, which stay after the page is closed. Objects may be larger than
// texts in localStorage.

/** A stored object with its id. */
export interface DatabaseRow {
  readonly id: string;
}

/** A database. Its functions reject if the browser has no database, forbids it, or has no more room. */
export interface Database {
  /** Returns all stored objects without checking them. */
  all(): Promise<unknown[]>;
  /**
   * Replaces, adds or deletes the object with an id, in one transaction.
   * @param change receives the present object, undefined if there is none; returns the new object, or null to delete it
   */
  change(id: string, change: (now: unknown) => DatabaseRow | null): Promise<void>;
}

/** Name of the browser's database, and of the one object store in it. */
const names = { database: 'slew', store: 'scenes' };

/** Returns the browser's database. The browser opens it at the first use, and again after an error. */
export function openDatabase(): Database {
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

/** Opens the browser's database. Calls `closed` when the browser closes it. */
function opened(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(names.database);
    request.onupgradeneeded = () => request.result.createObjectStore(names.store, { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = closed;
      // Closes it when another tab wants to delete or upgrade it. That tab would wait otherwise.
      database.onversionchange = () => {
        database.close();
        closed();
      };
      resolve(database);
    };
  });
}

/** Resolves when a transaction is written. Rejects if writing fails. */
function whole(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
  });
}
