// Marks a row that scrolls sideways, so that the style sheet can fade the sides on which there is more.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onSize } from './older-browsers';

/**
 * Returns a ref for a row that scrolls sideways. Its attribute `data-more` then names the sides with more content:
 * "start", "end" or both.
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
    const stop = onSize(current, mark);
    mark();
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      stop();
      current.removeEventListener('scroll', mark);
    };
  }, []);
  return row;
}
