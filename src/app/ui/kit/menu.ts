// A menu that opens below its button.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Has any press close an open menu: on one of its buttons after the click, elsewhere at once. @param opener its button, which closes it itself */
export function useClosing(
  menu: RefObject<HTMLElement | null>,
  opener: HTMLElement | null,
  close: () => void,
): void {
  useEffect(() => {
    const isIn = (element: HTMLElement | null, { target }: Event) =>
      target instanceof Node && element?.contains(target);
    const click = (event: Event) => !isIn(opener, event) && close();
    const press = (event: Event) => !isIn(menu.current, event) && click(event);
    const open = new AbortController();
    window.addEventListener('click', click, open);
    window.addEventListener('pointerdown', press, open);
    return () => open.abort();
  }, []);
}
