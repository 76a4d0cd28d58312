// What waits until nothing is dragged.
import type { ViewState } from '../../../app/view/view-state';

/** Runs something as soon as nothing of the scene is in the hand: a change of the scene would end the drag. Returns how not to wait any more. */
export function whenFree(view: Pick<ViewState, 'build' | 'onChange'>, run: () => void): () => void {
  if (!view.build?.isHeld) {
    run();
    return () => {};
  }
  const stop = view.onChange(() => {
    if (view.build?.isHeld) return;
    stop();
    run();
  });
  return stop;
}
