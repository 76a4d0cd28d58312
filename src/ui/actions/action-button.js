import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// Buttons for actions: a sign or words, tooltip with the key, pressed and disabled states.
import { useApp } from '../app';
import { Icon } from '../kit/icon';
import { canRun, runAction } from './action';
/** A button for an action. @param more further classes */
export function ActionButton({ action, more }) {
  const app = useApp();
  const { id, label, key, help } = action;
  const text = action.buttonText?.(app) ?? label;
  const sign = action.sign?.(app);
  const kind = sign && !action.buttonText ? 'button icon' : 'button';
  // What a reader says: the name before what is shown, unless that begins with it.
  const words = text.startsWith(label) ? text : `${label}: ${text}`;
  return _jsxs('button', {
    type: 'button',
    class: more ? `${kind} ${more}` : kind,
    title: `${label}${key ? ` (${key})` : ''}: ${help}`,
    'data-action': id,
    'aria-label': sign ? label : words,
    'aria-pressed': action.pressed?.(app),
    disabled: !canRun(app, action),
    onClick: () => runAction(app, action),
    children: [sign && _jsx(Icon, { sign: sign }, sign), kind === 'button' && text],
  });
}
