// The keyboard: one listener, the rows of actions decide.

import { steers } from '../../games/dodge/ui/steer-keys';
import type { App } from '../app';
import { type Action, keyedActions } from './list';
import { runAction } from './run-action';

/** Fields in which keys mean text. */
const typing = 'input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';

/** Listens for the keys of the actions, except while somebody types or a dialog is open. Escape leaves a field. */
export function listenToKeys(app: App, more: readonly Action[]): void {
  const actions = [...keyedActions, ...more];
  window.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(typing)) return;
    if (document.querySelector('dialog[open]')) return;
    const pressed = event.key === 'Backspace' ? 'Delete' : event.key;
    const action = actions.find(({ key }) => key.toLowerCase() === pressed.toLowerCase());
    if (!action || steers(app, pressed)) return;
    if (runAction(app, action)) event.preventDefault();
  });
  // On the way down, for lil-gui keeps keys to itself.
  window.addEventListener('keydown', leaveField, true);
}

function leaveField({ key, target }: KeyboardEvent): void {
  if (key === 'Escape' && target instanceof HTMLElement && target.matches(typing)) target.blur();
}
