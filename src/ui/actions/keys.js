import { onEscape } from '../kit/escape';
import { isBrowserShortcut, isDialogOpen, isPressedByKeys, isTyping } from '../kit/keyboard';
import { runAction } from './action';
/**
 * Listens for the keys of actions, except while a person types or a dialog is open. Escape leaves a field.
 * @param claimed whether a game uses a key now
 */
export function listenToKeys(app, actions, claimed = () => false) {
  window.addEventListener('keydown', (event) => {
    if (isTyping(event.target) || isDialogOpen()) return;
    const pressed = keyOf(event);
    if (pressed === ' ' && isPressedByKeys(event.target)) return;
    const action = actions().find(({ key }) => key.toLowerCase() === pressed.toLowerCase());
    if (!action || claimed(pressed) || !app.singleKeys.allow(pressed)) return;
    if (runAction(app, action)) event.preventDefault();
  });
  onEscape('field', (field) => {
    if (!(field instanceof HTMLElement) || !isTyping(field) || isDialogOpen()) return false;
    field.blur();
    return true;
  });
}
/** A key as actions name it, with Ctrl (or Cmd) and Shift before it; a page has no other shortcuts with them. */
function keyOf(event) {
  if (!isBrowserShortcut(event)) return event.key === 'Backspace' ? 'Delete' : event.key;
  const { altKey, shiftKey, key } = event;
  return `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}Ctrl+${key}`;
}
