// A menu that opens below its button.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isBrowserShortcut } from './keyboard';
import { type ClosablePart, pageHistory } from './page-history';

const menus = new Set<ClosablePart>();

/** The menus that are open now. The browser's Back button closes them. */
export const openMenus: ReadonlySet<ClosablePart> = menus;

/** Lets the browser's Back button close a menu while the menu is mounted. */
export function useMenuLayer(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    const layer = { key: {}, close: () => latest.current() };
    menus.add(layer);
    pageHistory.soon();
    return () => {
      menus.delete(layer);
      pageHistory.soon();
    };
  }, []);
}

/**
 * For each key, a function that returns the index of the menu entry to focus. `at`: index of the focused entry, or -1.
 * `count`: number of entries.
 */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (Math.max(0, at) + count - 1) % count,
  ArrowLeft: (at, count) => (Math.max(0, at) + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the entries of a menu that are visible and can be pressed. */
function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  const all = [...(menu?.querySelectorAll<HTMLElement>('button:enabled, a') ?? [])];
  return all.filter((entry) => entry.getClientRects().length > 0);
}

/** Focuses the first entry of a menu. */
export const focusFirst = (menu: HTMLElement | null) => entriesOf(menu)[0]?.focus();

/** Moves the focus among the entries of a list on an arrow key, Home or End. */
export function moveFocus(list: HTMLElement | null, event: KeyboardEvent): void {
  const entries = entriesOf(list);
  if (!(event.key in steps) || isBrowserShortcut(event) || entries.length === 0) return;
  if (event.target instanceof HTMLInputElement) return;
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  entries[steps[event.key](at, entries.length)].focus();
  event.preventDefault();
}

/** Moves the focus in an open menu on an arrow key, Home or End. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>): void {
  // A key may come before the first picture of the menu.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const entries = entriesOf(menu.current);
      if (!(event.key in steps) || isBrowserShortcut(event) || entries.length === 0) return;
      const at = entries.findIndex((entry) => entry.matches(':focus'));
      entries[steps[event.key](at, entries.length)].focus();
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}

/**
 * Closes an open menu after Back, a press outside, or a click in the menu.
 * @param opener button that opens the menu; it gets the focus when Back or a key closes the menu
 */
export function useClosing(
  menu: RefObject<HTMLElement | null>,
  opener: HTMLElement | null,
  close: () => void,
): void {
  useMenuLayer(() => {
    close();
    opener?.focus();
  });
  useMenuKeys(menu);
  useEffect(() => {
    const isIn = (element: HTMLElement | null, { target }: Event) =>
      target instanceof Node && element?.contains(target);
    const leave = (event: Event) => !isIn(opener, event) && close();
    const click = (event: MouseEvent) => {
      // An entry that was pressed by a key would take the focus away with it.
      if (event.detail === 0 && menu.current?.contains(document.activeElement)) opener?.focus();
      leave(event);
    };
    const press = (event: Event) => !isIn(menu.current, event) && leave(event);
    const open = new AbortController();
    window.addEventListener('click', click, open);
    window.addEventListener('pointerdown', press, open);
    return () => open.abort();
  }, []);
}
