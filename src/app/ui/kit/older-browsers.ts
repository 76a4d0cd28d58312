// What older browsers lack: sizes that are watched by other means, and dialogs.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { everyFrame } from './frames';

/** How often a size is looked at where the browser tells of none. Hz */
const looksRate = 10;

/** Calls back at first and whenever an element has another size; returns how to stop that. */
export function onSize(watched: Element, then: () => void): () => void {
  if (typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(then);
    observer.observe(watched);
    return () => observer.disconnect();
  }
  let was = '';
  return everyFrame(looksRate, () => {
    const { width, height } = watched.getBoundingClientRect();
    const now = `${width} ${height}`;
    if (now === was) return;
    was = now;
    then();
  });
}

/** A reference to an element whose size is watched. */
export function useSized<Watched extends Element>(then: () => void): RefObject<Watched> {
  const ref = useRef<Watched>(null);
  const latest = useRef(then);
  latest.current = then;
  useLayoutEffect(() => onSize(ref.current!, () => latest.current()), []);
  return ref as RefObject<Watched>;
}

/** Whether the browser opens dialogs over the page. */
export function hasDialogs(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}
