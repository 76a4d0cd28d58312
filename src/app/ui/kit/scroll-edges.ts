// Marks a row that scrolls sideways, so that the style sheet can fade the sides on which there is more. A plain mouse
// wheel scrolls it, too.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onSize } from './older-browsers';

/**
 * Returns a ref for a row that scrolls sideways. The row's attribute `data-more` then names the sides with hidden
 * content: "start", "end" or both.
 */
export function useScrollEdges<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth, dataset } = current;
      const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'];
      dataset.more = sides.filter(Boolean).join(' ');
      // Arrow keys scroll it, also when its buttons are disabled.
      current.tabIndex = dataset.more ? 0 : -1;
    };
    const turnWheel = (event: WheelEvent) => {
      const from = current.scrollLeft;
      if (event.deltaX === 0) current.scrollLeft += event.deltaY;
      // At its end the page scrolls on.
      if (current.scrollLeft !== from) event.preventDefault();
    };
    const stop = onSize(current, mark);
    mark();
    current.addEventListener('scroll', mark, { passive: true });
    current.addEventListener('wheel', turnWheel, { passive: false });
    return () => {
      stop();
      current.removeEventListener('scroll', mark);
      current.removeEventListener('wheel', turnWheel);
    };
  }, []);
  return row;
}
