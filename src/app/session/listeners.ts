// A list of change listeners.

/** Functions that are called after every change. */
export class Listeners {
  private readonly _listeners = new Set<() => void>();

  /** Adds a listener. Returns a function that removes it. */
  add(listener: () => void): () => void {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /** Calls all listeners. Call after a change. */
  tell(): void {
    for (const listener of this._listeners) listener();
  }
}
