// Whether something of the scene is dragged, and what waits for the end of that.
import { Listeners } from './listeners';

/** The state of a drag. */
export class DragState {
  private _isActive = false;
  private readonly _listeners = new Listeners();

  get isActive(): boolean {
    return this._isActive;
  }

  set isActive(isActive: boolean) {
    if (this._isActive === isActive) return;
    this._isActive = isActive;
    this._listeners.tell();
  }

  /** Runs something once, at once or when the drag has ended. Returns how to cancel that. */
  whenFree(run: () => void): () => void {
    if (!this._isActive) {
      run();
      return () => {};
    }
    const stop = this._listeners.add(() => {
      if (this._isActive) return;
      stop();
      run();
    });
    return stop;
  }
}
