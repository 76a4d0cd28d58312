// Buttons for actions: a sign or a label, tooltip with the key, pressed and disabled states.

import type { Action } from '../actions/action';
import { canRun, runAction } from '../actions/action';
import type { App } from '../app';
import { element } from './element';
import { icon, type Sign } from './icons';

/** How an action looks as a button; its face or label when left out. */
export interface Look {
  /** A sign in place of words, or before them. */
  readonly sign?: (app: App) => Sign;
  /** Whether the words are shown beside the sign. */
  readonly words?: boolean;
  /** Words for this button in place of the action's own. */
  readonly label?: string;
}

/** A button for an action, and a function that brings it up to date. */
export function actionButton(
  app: App,
  action: Action,
  look: Look = {},
): { button: HTMLButtonElement; refresh: () => void } {
  const tooltip = `${action.label}${action.key ? ` (${action.key})` : ''}: ${action.help}`;
  const button = element('button', {
    type: 'button',
    class: look.sign && !look.words ? 'button icon' : 'button',
    title: tooltip,
    'data-action': action.id,
  });
  let shown = '';
  const refresh = () => {
    const face = look.label ?? action.buttonText?.(app) ?? action.label;
    const sign = look.sign?.(app);
    if (shown !== `${sign} ${face}`) {
      button.replaceChildren(...(sign ? [icon(sign)] : []), ...(sign && !look.words ? [] : [face]));
      shown = `${sign} ${face}`;
    }
    button.setAttribute('aria-label', sign === undefined ? spoken(action, face) : action.label);
    if (action.pressed) button.setAttribute('aria-pressed', String(action.pressed(app)));
    button.disabled = !canRun(app, action);
  };
  button.addEventListener('click', () => runAction(app, action));
  refresh();
  return { button, refresh };
}

/** What a reader says of a button with words: the action's name before what it shows, unless that begins with it. */
function spoken({ label }: Action, face: string): string {
  return face.startsWith(label) ? face : `${label}: ${face}`;
}
