// Decides whether a key belongs to the page, or to the element that has the focus.

const typing = 'input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';

/** Selector of elements that use the arrow keys themselves: text fields, lists, sliders, tabs. */
const arrows = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=tab]';

const presses = 'button, a, input, textarea, select, summary, [contenteditable], [tabindex]';

const isOne = (target: unknown, selector: string) => target instanceof Element && target.matches(selector);

/** Whether an element is a visible field into which a person can type. */
export const isTyping = (target: unknown) => isOne(target, typing) && (target as Element).checkVisibility();

export const usesArrows = (target: unknown) => isOne(target, arrows);

export const isPressable = (target: unknown) => isOne(target, presses);

/** Selector of controls that do not react to Space: sliders, and the chosen option of a radio group. */
const withoutSpace = 'input[type=range], [role=radio][aria-checked=true]';

/** Whether an element is a control that was focused by the keyboard. */
export const isPressedByKeys = (target: unknown) => isPressable(target) && isOne(target, ':focus-visible');

/** Whether an element was focused by the keyboard and reacts to the Space key. */
export const takesSpace = (target: unknown) => isPressedByKeys(target) && !isOne(target, withoutSpace);

/** Selector of elements that lose the focus after a click. */
const released = 'button:not([role]), a, summary, input[type=checkbox]';

/** Takes the focus away from buttons and links after each click outside of dialogs. */
export function releaseAfterPointer(): void {
  // It comes before the handlers of the press. So a dialog that one of them opens leaves the keyboard to
  // the field, too.
  const release = ({ detail }: MouseEvent) => {
    const { activeElement } = document;
    // A press by Space or Enter has no clicks to count.
    if (detail === 0 || isDialogOpen() || !isOne(activeElement, released)) return;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  };
  window.addEventListener('click', release, { capture: true });
}

/** Returns whether an input event belongs to the undo step of the previous event. */
export function isOfBurst(event: Event): boolean {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-burst=text]')) return true;
  if (!(event instanceof KeyboardEvent)) return false;
  const isArrow = event.key.startsWith('Arrow') || event.key === 'Shift';
  return event.repeat || (isArrow && isOne(target, '[data-burst=arrows]'));
}

/** Whether a dialog is open. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** Whether Ctrl, Meta or Alt is pressed together with a key, as in the shortcuts of the browser. */
export const isBrowserShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey;

let isKeyLast = false;

/** Whether the last input was a key and not a pointer. */
export const wasKeyLast = () => isKeyLast;

/** Starts to record whether the last input was a key or a pointer. Call it once. */
export function listenForInputKind(): void {
  window.addEventListener('keydown', () => (isKeyLast = true), true);
  window.addEventListener('pointerdown', () => (isKeyLast = false), true);
}

/** Focuses a button without scrolling, except while a person types or a dialog is open. */
export function giveKeyboard(button: HTMLButtonElement | null | undefined): void {
  if (isTyping(document.activeElement) || isDialogOpen()) return;
  button?.focus({ preventScroll: true });
}
