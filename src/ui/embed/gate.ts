// Keeps wheel, fingers and keys for the page around a frame until the frame is clicked, and again when that page has the keyboard.
import { element } from '../element';

/** The gate over the picture. */
export interface Gate {
  /** It lies over the picture while it is closed, and leaves the wheel and a swipe to the page around. */
  readonly element: HTMLElement;
  /** Whether the picture and the keys are the person's. */
  readonly open: boolean;
}

/** A gate, closed. */
export function createGate(): Gate {
  const cover = element('div', { class: 'embed-gate', title: 'Click to take hold of the picture' });
  const set = (open: boolean) => {
    cover.hidden = open;
  };
  // The click that opens it moves nothing yet; one on a control opens it too.
  window.addEventListener('click', () => set(true));
  window.addEventListener('blur', () => set(false));
  return {
    element: cover,
    get open() {
      return cover.hasAttribute('hidden');
    },
  };
}
