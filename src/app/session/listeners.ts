// The listeners to changes.

/** Functions that are called after every change. */
export class Listeners {
  private readonly _listeners = new Set<() => void>();

  /** Calls back after every change from now on; returns how to stop that. */
  add(listener: () => void): () => void {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /** Calls all listeners, after a change. */
  tell(): void {
    for (const listener of this._listeners) listener();
  }
}
