// The sheet of a narrow page: a press on its handle opens or closes it, a drag at its head makes it taller or lower.
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app';
import type { DrawerState } from '../state/drawers';

/** How far a finger moves before it is a drag. CSS pixels */
const dragFrom = 12;

/** How far beyond a height of the sheet a drag goes on to the next one. CSS pixels */
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

/** A drag under way: where it began, and how high the sheet was then. CSS pixels */
interface Drag {
  readonly y: number;
  readonly height: number;
  isDragged: boolean;
}

/**
 * Lets a drag at an element set the sheet's height: the sheet follows the finger, and then goes on to the next height. A
 * press on a button in it stays a press.
 * @returns what the element listens to
 */
export function useSheetDrag(drawers: DrawerState) {
  const drag = useRef<Drag | null>(null);
  /** Whether the press that ends now was a drag: its click presses nothing. */
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
    // On the window: the head that a drag began at may be gone when it ends.
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
    // A drag ends with a click as well.
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Goes on to a height of the sheet, or closes it. @param reached height at the end of a drag. CSS pixels */
function goOn(drawers: DrawerState, reached: number, up: boolean): void {
  const [half, tall] = drawers.sheetHeights;
  if (up) drawers.setTall(reached > half + goesOnFrom);
  else if (reached > half - goesOnFrom) drawers.setTall(reached > tall - goesOnFrom);
  else drawers.closeAll();
}
