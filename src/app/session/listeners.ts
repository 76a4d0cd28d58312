// A set of callbacks for changes.

/** A set of callbacks. The method `tell` calls all of them. */
export class Listeners {
  private readonly _listeners = new Set<() => void>();

  /** Adds a callback. Returns a function that removes the callback. */
  add(listener: () => void): () => void {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /** Calls all callbacks. Call this after a change. */
  tell(): void {
    for (const listener of this._listeners) listener();
  }
}
