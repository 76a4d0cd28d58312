// Sentences for the person, in plain sight at the top of the picture.
import './notices.css';
import { element } from './element';

/** How long a notice that is no error stays. ms. */
const infoDelayMs = 5000;

/** The place where notices appear, and how to show one. Errors stay until closed or followed by the next. */
export function createNotices(): {
  place: HTMLElement;
  notify(message: string, kind: 'info' | 'error'): void;
} {
  const place = element('div', { class: 'notices', 'aria-live': 'polite' });
  const notify = (message: string, kind: 'info' | 'error') => {
    const close = element(
      'button',
      { type: 'button', class: 'close', 'aria-label': 'Close this message' },
      '×',
    );
    const role = kind === 'error' ? 'alert' : 'status';
    const notice = element('div', { class: `notice ${kind}`, role }, element('p', {}, message), close);
    close.addEventListener('click', () => notice.remove());
    place.replaceChildren(notice);
    if (kind === 'info') setTimeout(() => notice.remove(), infoDelayMs);
  };
  return { place, notify };
}
