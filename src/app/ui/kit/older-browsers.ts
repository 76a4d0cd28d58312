// Replacements for what older browsers lack: observing the sizes of elements, and modal dialogs.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { everyFrame } from './frames';

/** Rate at which an element is measured if the browser cannot observe its size. Hz */
const looksRate = 10;

/** Calls a function now, and whenever an element's size has changed. Returns a function that stops this. */
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

/** Returns a ref for an element. Calls a function whenever the element's size has changed. */
export function useSized<Watched extends Element>(then: () => void): RefObject<Watched> {
  const ref = useRef<Watched>(null);
  const latest = useRef(then);
  latest.current = then;
  useLayoutEffect(() => onSize(ref.current!, () => latest.current()), []);
  return ref as RefObject<Watched>;
}

/** Whether the browser supports modal dialogs. */
export function hasDialogs(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}
