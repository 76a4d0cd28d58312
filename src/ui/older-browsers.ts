// What older browsers lack: sizes that are watched by other means, and dialogs, which are said not to open.
import type { App } from './app';
import { everyFrame } from './every-frame';

/** How often a size is looked at where the browser tells of none. Hz */
const looksRate = 10;

/** Calls back at first and whenever an element has another size. */
export function onSize(watched: Element, then: () => void): void {
  if (typeof ResizeObserver === 'function') {
    new ResizeObserver(then).observe(watched);
    return;
  }
  let was = '';
  everyFrame(looksRate, () => {
    const { width, height } = watched.getBoundingClientRect();
    const now = `${width} ${height}`;
    if (now === was) return;
    was = now;
    then();
  });
}

/** Whether the browser opens dialogs over the page. If not, that is said: the rest of the page works without them. */
export function opensDialogs({ notify }: App): boolean {
  if (typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype) return true;
  notify('This browser is too old to open this. The scene and its controls work without it.', 'error');
  return false;
}
