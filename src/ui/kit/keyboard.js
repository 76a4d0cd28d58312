// Who uses a key: the page, or the field, button or dialog that has the keyboard.
const typing = 'input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';
/** Elements that use the arrow keys themselves: text fields, lists, sliders, tabs. */
const arrows = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=tab]';
const presses = 'button, a, input, textarea, select, summary, [contenteditable], [tabindex]';
const isOne = (target, selector) => target instanceof Element && target.matches(selector);
export const isTyping = (target) => isOne(target, typing);
export const usesArrows = (target) => isOne(target, arrows);
export const isPressable = (target) => isOne(target, presses);
/** The same of one that a person came to by keys: after a click the keys are the picture's. */
export const isPressedByKeys = (target) => isPressable(target) && isOne(target, ':focus-visible');
/** Whether a key goes on with what the one before began, such as arrows that move a thing on and on. */
export const isOfBurst = ({ key, target }) =>
  isOne(target, '[data-burst]') && (key.startsWith('Arrow') || key === 'Shift');
/** Whether a dialog is open, which then gets all keys. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
/** Whether a key is pressed together with Ctrl, Meta or Alt: then it is the browser's. */
export const isBrowserShortcut = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;
/** Gives the keyboard to a button, except while a person types or a dialog is open. */
export function giveKeyboard(button) {
  if (isTyping(document.activeElement) || isDialogOpen()) return;
  button?.focus({ preventScroll: true });
}
