// The one live region of the page: what happens is said here to whoever listens instead of looking.
import './announcer.css';
import { element } from '../element';

/** How many of the last sentences stay, for readers that come late to them. */
const most = 3;

/** The region, and a function that says a sentence in it once the reader is free. */
export function createAnnouncer(): { element: HTMLElement; say(sentence: string): void } {
  const region = element('div', {
    class: 'announcer',
    role: 'status',
    'aria-live': 'polite',
    // Only what is new is read.
    'aria-atomic': 'false',
  });
  const say = (sentence: string) => {
    if (sentence === '') return;
    // A new element is read even where it says the same again.
    region.append(element('p', {}, sentence));
    while (region.children.length > most) region.firstChild?.remove();
  };
  return { element: region, say };
}
