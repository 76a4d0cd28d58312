// Whose a key is: the page's, or that of a field, a button or a dialog which has the keyboard.

/** Fields in which keys mean text. */
const typing = 'input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';

/** What knows the arrow keys itself: text, a choice, a slider, a row of tabs. */
const arrows = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=tab]';

/** What knows Enter and Space itself. */
const presses = 'button, a, input, textarea, select, summary, [contenteditable], [tabindex]';

const isOne = (target: unknown, selector: string) => target instanceof Element && target.matches(selector);

/** Whether somebody is typing in an element. */
export const isTyping = (target: unknown) => isOne(target, typing);

/** Whether an element uses the arrow keys itself. */
export const usesArrows = (target: unknown) => isOne(target, arrows);

/** Whether an element is pressed by Enter and Space itself. */
export const isPressable = (target: unknown) => isOne(target, presses);

/** Whether a dialog is open, which has all keys then. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** Whether a key is pressed together with Ctrl, Meta or Alt: then it is the browser's. */
export const isBrowserShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey;
