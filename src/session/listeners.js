// The listeners to changes.
/** Functions that are called after every change. */
export class Listeners {
  _listeners = new Set();
  /** Calls back after every change from now on; returns how to stop that. */
  add(listener) {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }
  /** Calls all listeners, after a change. */
  tell() {
    for (const listener of this._listeners) listener();
  }
}
