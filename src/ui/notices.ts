// Messages to the person, at the top of the picture, and of a dialog while one is open.
import './notices.css';
import { element } from './element';

/** How long a notice stays that is not an error. ms */
const infoDelayMs = 5000;

/**
 * The element in which notices appear, a function that shows one, and one that removes it. Errors stay until then, or until
 * they are closed.
 * @param say says what is no error; an error speaks for itself
 */
export function createNotices(say: (sentence: string) => void): {
  place: HTMLElement;
  notify(message: string, kind: 'info' | 'error'): void;
  clear(): void;
} {
  const place = element('div', { class: 'notices' });
  let home: HTMLElement | null = null;
  const notify = (message: string, kind: 'info' | 'error') => {
    const close = element(
      'button',
      { type: 'button', class: 'close', 'aria-label': 'Close this message' },
      '×',
    );
    const role = kind === 'error' ? 'alert' : undefined;
    const notice = element('div', { class: `notice ${kind}`, role }, element('p', {}, message), close);
    close.addEventListener('click', () => notice.remove());
    place.replaceChildren(notice);
    home ??= place.parentElement;
    bringUp(place, home);
    if (kind === 'info') say(message);
    if (kind === 'info') setTimeout(() => notice.remove(), infoDelayMs);
  };
  return { place, notify, clear: () => place.replaceChildren() };
}

/**
 * Puts the notices into the dialog that has the keyboard, until it closes: what lies below one is neither seen nor reached.
 * @param home where they belong
 */
function bringUp(place: HTMLElement, home: HTMLElement | null): void {
  const dialog = document.activeElement?.closest<HTMLDialogElement>('dialog[open]');
  if (!dialog || dialog.contains(place)) return;
  dialog.append(place);
  dialog.addEventListener('close', () => dialog.contains(place) && home?.append(place), { once: true });
}
