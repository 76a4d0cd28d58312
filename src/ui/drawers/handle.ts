// The handle of the sheet on a narrow page: a press opens it or closes it, a drag makes it taller or lower.
import type { App } from '../app';
import { element } from '../element';

/** How far a finger moves before it is a drag. CSS pixels */
const dragFrom = 24;

/** The handle, and a function that brings it up to date. */
export function createHandle({ drawers }: App): { handle: HTMLElement; refresh: () => void } {
  const handle = element('button', { type: 'button', class: 'sheet-handle' });
  let from: number | null = null;
  let dragged = false;
  const steps = () => (drawers.open.length === 0 ? 0 : drawers.tall ? 2 : 1);
  const goTo = (step: number) => {
    if (step <= 0) for (const id of drawers.open) drawers.set(id, false);
    else {
      if (drawers.open.length === 0) drawers.set('tune', true);
      drawers.setTall(step > 1);
    }
  };
  handle.addEventListener('pointerdown', ({ clientY, pointerId }) => {
    from = clientY;
    dragged = false;
    handle.setPointerCapture(pointerId);
  });
  handle.addEventListener('pointermove', ({ clientY }) => {
    if (from === null || Math.abs(clientY - from) < dragFrom) return;
    dragged = true;
  });
  handle.addEventListener('pointerup', ({ clientY }) => {
    if (from !== null && dragged) goTo(steps() + (clientY < from ? 1 : -1));
    from = null;
  });
  handle.addEventListener('pointercancel', () => {
    from = null;
  });
  handle.addEventListener('click', () => {
    // A drag ends with a click as well.
    if (!dragged) goTo(steps() === 0 ? 1 : 0);
    dragged = false;
  });
  const refresh = () =>
    handle.setAttribute('aria-label', steps() === 0 ? 'Open the drawers' : 'Close the drawers');
  drawers.onChange(refresh);
  refresh();
  return { handle, refresh };
}
