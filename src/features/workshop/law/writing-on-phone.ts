// Layout on a phone while a law's text is edited: the canvas as a strip at the top, the text below,
// and a row of characters above the keyboard.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import type { TextFieldRef } from './field';

/** Returns `isWriting` (the player edits a law on a narrow page) and `done` (ends the editing). */
export function useWritingOnPhone(field: TextFieldRef) {
  const app = useApp();
  const [isFocused, setFocused] = useState(false);
  const isWriting = isFocused && app.drawers.narrow;
  useEffect(() => {
    const it = field.current!;
    const listening = new AbortController();
    const { signal } = listening;
    it.addEventListener('focus', () => setFocused(true), { signal });
    it.addEventListener('blur', () => setFocused(false), { signal });
    return () => listening.abort();
  }, []);
  // Runs before painting, so that the row of signs never appears in another place first.
  useLayoutEffect(() => {
    if (!isWriting) return;
    const { dataset, style } = document.documentElement;
    const { visualViewport } = window;
    const fit = () => {
      const { height, offsetTop } = visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
      style.setProperty('--seen-top', `${offsetTop}px`);
      style.setProperty('--seen-height', `${height}px`);
      app.drawers.changed();
    };
    dataset.writing = '';
    fit();
    const listening = new AbortController();
    for (const type of ['resize', 'scroll'])
      visualViewport?.addEventListener(type, fit, { signal: listening.signal });
    return () => {
      listening.abort();
      delete dataset.writing;
      app.drawers.changed();
    };
  }, [isWriting]);
  return { isWriting, done: () => field.current?.blur() };
}
