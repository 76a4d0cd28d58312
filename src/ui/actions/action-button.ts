// Buttons for actions: label, tooltip with the key, pressed and disabled states.

import type { App } from '../app';
import { element } from '../element';
import type { Action } from './action';
import { canRun, runAction } from './action';

/** A button for an action, and a function that brings it up to date. */
export function actionButton(app: App, action: Action): { button: HTMLButtonElement; refresh: () => void } {
  const tooltip = `${action.label}${action.key ? ` (${action.key})` : ''}: ${action.help}`;
  const button = element('button', {
    type: 'button',
    class: 'button',
    title: tooltip,
    'data-action': action.id,
  });
  const refresh = () => {
    const face = action.face?.(app) ?? action.label;
    if (button.textContent !== face) button.textContent = face;
    button.setAttribute('aria-label', face === action.label ? action.label : `${action.label}: ${face}`);
    if (action.pressed) button.setAttribute('aria-pressed', String(action.pressed(app)));
    button.disabled = !canRun(app, action);
  };
  button.addEventListener('click', () => runAction(app, action));
  refresh();
  return { button, refresh };
}
