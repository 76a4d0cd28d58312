// The keyboard: one listener that runs the action of a key.
import type { App } from '../app';
import { onEscape } from '../kit/escape';
import { isBrowserShortcut, isDialogOpen, isPressedByKeys, isTyping } from '../kit/keyboard';
import { type Action, canRun, runAction } from './action';
import { pause } from './list';

/**
 * Listens for the keys of actions, except while a person types or a dialog is open. Escape leaves a field. A feature that
 * uses a key itself prevents its default while the event is captured.
 */
export function listenToKeys(app: App, actions: () => readonly Action[]): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
    const pressed = keyOf(event);
    if (pressed === ' ' && isPressedByKeys(event.target)) return;
    const action = actionOf(app, pressed, actions());
    if (!action || !app.singleKeys.allow(pressed)) return;
    if (runAction(app, action)) event.preventDefault();
  });
  onEscape('field', (field) => {
    if (!(field instanceof HTMLElement) || !isTyping(field) || isDialogOpen()) return false;
    field.blur();
    return true;
  });
}

/** What a key does now; nothing for null. */
export function actionOf(app: App, pressed: string, actions: readonly Action[]): Action | null {
  const own = actions.find(
    (action) => action.key.toLowerCase() === pressed.toLowerCase() && canRun(app, action),
  );
  return own ?? (pressed === ' ' && isLab(app) ? pause : null);
}

/** Whether Space stops time and lets it go on, as in any player: games that have a title and an end begin with it. */
const isLab = ({ session, view }: App) => !session.game || view.modes.takes(session.scenario, 'picture');

/** A key as actions name it, with Ctrl (or Cmd) and Shift before it; a page has no other shortcuts with them. */
function keyOf(event: KeyboardEvent): string {
  if (!isBrowserShortcut(event)) return event.key === 'Backspace' ? 'Delete' : event.key;
  const { altKey, shiftKey, key } = event;
  return `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}Ctrl+${key}`;
}
