// Buttons for actions, with an icon or a text, a tooltip that names the shortcut, and pressed and disabled states.
import { useApp } from '../app';
import { Icon } from '../kit/icon';
import { type Action, canRun, runAction } from './action';

/** A button that runs an action. `more` contains additional CSS classes of the button. */
export function ActionButton({
  action,
  more,
}: {
  readonly action: Action;
  readonly more?: string | undefined;
}) {
  const app = useApp();
  const { id, label, key, help } = action;
  const text = action.buttonText?.(app) ?? label;
  const sign = action.sign?.(app);
  const kind = sign && !action.buttonText ? 'button icon' : 'button';
  // Name for screen readers: the label before the shown text, unless the text begins with it.
  const words = text.startsWith(label) ? text : `${label}: ${text}`;
  return (
    <button
      type="button"
      class={more ? `${kind} ${more}` : kind}
      title={`${label}${key ? ` (${key})` : ''}: ${help}`}
      data-action={id}
      aria-label={sign ? label : words}
      aria-pressed={action.pressed?.(app)}
      disabled={!canRun(app, action)}
      onClick={() => runAction(app, action)}
    >
      {sign && <Icon key={sign} sign={sign} />}
      {kind === 'button' && text}
    </button>
  );
}
