// Whether a thing of the scene is being dragged, and callbacks that wait for the end of the drag.
import { Listeners } from './listeners';

/** State of the drag in the scene. */
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

  /** Calls `run` once: immediately, or at the end of the present drag. Returns a function that cancels it. */
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
