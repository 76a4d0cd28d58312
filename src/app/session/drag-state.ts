// Whether a thing of the scene is being dragged, and callbacks that wait for the end of the drag.
import { Listeners } from './listeners';

/** Whether a person drags something now, with callbacks for the end of the drag. */
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

  /**
   * Calls `run` once: at the end of the current drag, or now if there is no drag. Returns a function that cancels a
   * waiting call.
   */
  afterDrag(run: () => void): () => void {
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
