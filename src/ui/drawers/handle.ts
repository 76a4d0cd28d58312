// The sheet of a narrow page: a press on its handle opens or closes it, a drag at its head makes it taller or lower.
import type { App } from '../app';
import { element } from '../element';

/** How far a finger moves before it is a drag. CSS pixels */
const dragFrom = 12;

/** How far beyond a height of the sheet a drag goes on to the next one. CSS pixels */
const goesOnFrom = 48;

/** The handle. */
export function createHandle({ drawers }: App): HTMLElement {
  const handle = element('button', { type: 'button', class: 'sheet-handle' });
  handle.addEventListener('click', () => {
    if (drawers.open.length === 0) drawers.set('tune', true);
    else for (const id of drawers.open) drawers.set(id, false);
  });
  const refresh = () =>
    handle.setAttribute('aria-label', drawers.open.length === 0 ? 'Open the drawers' : 'Close the drawers');
  drawers.onChange(refresh);
  refresh();
  return handle;
}

/**
 * Lets a drag at the sheet's head set its height: the sheet follows the finger, and then goes on to the next height.
 * @param head what can be dragged; a press on a button in it stays a press
 */
export function dragSheetBy(head: HTMLElement, { drawers }: App): void {
  const { style } = document.documentElement;
  let from: { readonly y: number; readonly height: number } | null = null;
  let dragged = false;
  head.addEventListener('pointerdown', ({ clientY, isPrimary }) => {
    dragged = false;
    from =
      drawers.narrow && isPrimary
        ? { y: clientY, height: window.innerHeight - head.getBoundingClientRect().top }
        : null;
  });
  // On the window: the head that a drag began at may be gone when it ends.
  window.addEventListener('pointermove', ({ clientY, isPrimary }) => {
    if (!from || !isPrimary || (!dragged && Math.abs(clientY - from.y) < dragFrom)) return;
    dragged = true;
    if (drawers.open.length === 0) drawers.set('tune', true);
    style.setProperty('--sheet-height', `${from.height + from.y - clientY}px`);
  });
  const end = (reached: number | null) => {
    style.removeProperty('--sheet-height');
    if (from && dragged && reached !== null) goOn(reached, reached > from.height);
    from = null;
  };
  window.addEventListener('pointerup', ({ clientY, isPrimary }) => {
    if (isPrimary) end(from && from.height + from.y - clientY);
  });
  window.addEventListener('pointercancel', () => end(null));
  // A drag ends with a click as well.
  head.addEventListener(
    'click',
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  const goOn = (reached: number, up: boolean) => {
    const [half, tall] = drawers.sheetHeights;
    if (up) drawers.setTall(reached > half + goesOnFrom);
    else if (reached > half - goesOnFrom) drawers.setTall(reached > tall - goesOnFrom);
    else for (const id of drawers.open) drawers.set(id, false);
  };
}
