// The keyboard shortcuts: one listener runs the action of each key.
import type { App } from '../app';
import { onEscape } from '../kit/escape';
import { isBrowserShortcut, isDialogOpen, isTyping, takesSpace } from '../kit/keyboard';
import { openMenus } from '../kit/menu';
import { type Action, canRun, runAction } from './action';
import { pause } from './list';

// A feature that uses a key itself listens in the capture phase and prevents its default.
/** Listens for the shortcuts of actions, except during typing, dialogs and menus. */
export function listenToKeys(app: App, actions: () => readonly Action[]): void {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
    if (openMenus.size > 0) return;
    const pressed = keyOf(event);
    if (pressed === ' ' && takesSpace(event.target)) return;
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

/**
 * Returns the action that a pressed key runs now; null if the key runs none.
 * @param pressed name of the key, as in `Action.key`
 */
export function actionOf(app: App, pressed: string, actions: readonly Action[]): Action | null {
  const own = actions.find(
    (action) => action.key.toLowerCase() === pressed.toLowerCase() && canRun(app, action),
  );
  return own ?? (pressed === ' ' && isLab(app) ? pause : null);
}

/** Whether the space bar pauses the simulation. */
const isLab = ({ session, view }: App) => !session.game || view.modes.takes(session.scenario, 'picture');

/**
 * Returns the name of the pressed key as in `Action.key`, with "Ctrl+" (also for Cmd), "Shift+" and "Alt+" before it.
 */
function keyOf(event: KeyboardEvent): string {
  if (!isBrowserShortcut(event)) return event.key === 'Backspace' ? 'Delete' : event.key;
  const { altKey, shiftKey, key } = event;
  return `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}Ctrl+${key}`;
}
