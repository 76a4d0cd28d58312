// Who uses a key: the page, or the field, button or dialog that has the keyboard.

const typing = 'input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';

/** Elements that use the arrow keys themselves: text fields, lists, sliders, tabs. */
const arrows = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=tab]';

const presses = 'button, a, input, textarea, select, summary, [contenteditable], [tabindex]';

const isOne = (target: unknown, selector: string) => target instanceof Element && target.matches(selector);

export const isTyping = (target: unknown) => isOne(target, typing);

export const usesArrows = (target: unknown) => isOne(target, arrows);

export const isPressable = (target: unknown) => isOne(target, presses);

/** The same of one that a person came to by keys: after a click the keys are the picture's. */
export const isPressedByKeys = (target: unknown) => isPressable(target) && isOne(target, ':focus-visible');

/** Whether an event goes on with what the one before began: arrows that move a thing on and on, and whatever writes a text that says itself when it rests. */
export function isOfBurst(event: Event): boolean {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-burst=text]')) return true;
  if (!(event instanceof KeyboardEvent)) return false;
  const isArrow = event.key.startsWith('Arrow') || event.key === 'Shift';
  return event.repeat || (isArrow && isOne(target, '[data-burst=arrows]'));
}

/** Whether a dialog is open, which then gets all keys. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** Whether a key is pressed together with Ctrl, Meta or Alt: then it is the browser's. */
export const isBrowserShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey;

/** Gives the keyboard to a button, except while a person types or a dialog is open. */
export function giveKeyboard(button: HTMLButtonElement | null | undefined): void {
  if (isTyping(document.activeElement) || isDialogOpen()) return;
  button?.focus({ preventScroll: true });
}
