// Dragging the sheet that holds the drawers on a narrow page. A press on its handle opens or closes
// it; a drag changes its height.
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app';
import type { DrawerState } from '../state/drawers';

/** Distance from which the movement of a finger counts as a drag. CSS pixels */
const dragFrom = 12;

/** Smallest drag that changes the height of the sheet (panel of drawers on a narrow page). CSS pixels */
const goesOnFrom = 48;

export function SheetHandle() {
  const { drawers } = useApp();
  const isClosed = drawers.open.length === 0;
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-label={isClosed ? 'Open the drawers' : 'Close the drawers'}
      onClick={() => {
        if (isClosed) drawers.set('tune', true);
        else drawers.closeAll();
      }}
    />
  );
}

/**
 * Drag of the sheet (panel of drawers on a narrow page). `y`: position of the finger at the start. `height`: height of
 * the sheet at the start. CSS pixels
 */
interface Drag {
  readonly y: number;
  readonly height: number;
  isDragged: boolean;
}

/**
 * Lets a person drag the sheet (panel of drawers on a narrow page) up and down.
 * @returns listeners for the element that the person drags
 */
export function useSheetDrag(drawers: DrawerState) {
  const drag = useRef<Drag | null>(null);
  /** Whether the pointer's last press became a drag, so that the click after it does nothing. */
  const wasDragged = useRef(false);
  useEffect(() => {
    const { style } = document.documentElement;
    const heightAt = (from: Drag, { clientY }: PointerEvent) => from.height + from.y - clientY;
    const move = (event: PointerEvent) => {
      const from = drag.current;
      if (!from || !event.isPrimary) return;
      if (!from.isDragged && Math.abs(event.clientY - from.y) < dragFrom) return;
      from.isDragged = true;
      if (drawers.open.length === 0) drawers.set('tune', true);
      style.setProperty('--sheet-height', `${heightAt(from, event)}px`);
    };
    const end = (event: PointerEvent) => {
      const from = drag.current;
      if (!from || !event.isPrimary) return;
      style.removeProperty('--sheet-height');
      drag.current = null;
      if (!from.isDragged) return;
      wasDragged.current = true;
      const reached = heightAt(from, event);
      if (event.type === 'pointerup') goOn(drawers, reached, reached > from.height);
      drawers.changed();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // The listeners are on the window, because the dragged element may disappear during the drag.
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => listening.abort();
  }, []);
  return {
    onPointerDown({ clientY, isPrimary, currentTarget }: PointerEvent) {
      wasDragged.current = false;
      const height = window.innerHeight - (currentTarget as HTMLElement).getBoundingClientRect().top;
      drag.current = drawers.narrow && isPrimary ? { y: clientY, height, isDragged: false } : null;
    },
    // A drag ends with a click event, which must not press anything.
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/**
 * Ends a drag of the sheet (panel of drawers) at one of two heights, or closes the sheet.
 * @param reached height of the sheet at the end, CSS pixels
 * @param up whether the drag made the sheet higher
 */
function goOn(drawers: DrawerState, reached: number, up: boolean): void {
  const [half, tall] = drawers.sheetHeights;
  if (up) drawers.setTall(reached > half + goesOnFrom);
  else if (reached > half - goesOnFrom) drawers.setTall(reached > tall - goesOnFrom);
  else drawers.closeAll();
}
