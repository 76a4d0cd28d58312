// The (i) beside a label, which explains it: on hover and focus while they last, on a press until the next one.
import '../../kit/explanation.css';
import { element } from '../../legacy/element';

/** Distance of an explanation from its sign and from the page's edges. px */
const gap = 8;

/** The one explanation of the page that is shown. */
export interface Explanation {
  /** Where it appears; it belongs beside what it explains. */
  readonly element: HTMLElement;
  /** A sign that explains what a function says, with its name for who cannot see it. */
  sign(name: string, text: () => string): HTMLButtonElement;
}

let made = 0;

/** Makes an explanation, in the browser's top layer: no drawer cuts it. */
export function createExplanation(): Explanation {
  made += 1;
  const box = element('div', {
    class: 'explanation',
    id: `explanation-${made}`,
    popover: 'manual',
    role: 'tooltip',
  });
  let shown: HTMLElement | null = null;
  let pinned = false;
  const hide = () => {
    if (!shown) return;
    shown.setAttribute('aria-expanded', 'false');
    shown.removeAttribute('aria-describedby');
    shown = null;
    pinned = false;
    box.hidePopover();
  };
  const show = (sign: HTMLElement, text: string, pin: boolean) => {
    if (shown !== sign) hide();
    box.textContent = text;
    if (!shown) box.showPopover();
    shown = sign;
    pinned ||= pin;
    sign.setAttribute('aria-expanded', 'true');
    sign.setAttribute('aria-describedby', box.id);
    place(box, sign);
  };
  document.addEventListener('pointerdown', ({ target }) => {
    if (shown && target instanceof Node && !shown.contains(target) && !box.contains(target)) hide();
  });
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  window.addEventListener('resize', hide);
  // Before anything else hears of it: the same key closes the drawer.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !shown) return;
      hide();
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  const sign = (name: string, text: () => string) => {
    const button = element(
      'button',
      { type: 'button', class: 'sign', 'aria-label': `What is ${name}?`, 'aria-expanded': 'false' },
      'i',
    );
    button.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') show(button, text(), false);
    });
    button.addEventListener('pointerleave', () => {
      if (shown === button && !pinned) hide();
    });
    button.addEventListener('focus', () => {
      if (button.matches(':focus-visible')) show(button, text(), false);
    });
    button.addEventListener('blur', () => {
      if (shown === button) hide();
    });
    button.addEventListener('click', () => {
      if (shown === button && pinned) hide();
      else show(button, text(), true);
    });
    return button;
  };
  return { element: box, sign };
}

/** Puts a box below the row of a sign, or above it where there is no room, and inside the page. */
function place(box: HTMLElement, sign: HTMLElement): void {
  const { left } = sign.getBoundingClientRect();
  const { top, bottom } = (sign.closest('.row') ?? sign).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const right = document.documentElement.clientWidth - width - gap;
  const below = bottom + gap / 2;
  const fits = below + height + gap <= document.documentElement.clientHeight;
  box.style.left = `${Math.max(gap, Math.min(left - 2 * gap, right))}px`;
  box.style.top = `${fits ? below : Math.max(gap, top - gap - height)}px`;
}
