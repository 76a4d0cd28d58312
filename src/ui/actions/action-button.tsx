// Buttons for actions: a sign or a label, tooltip with the key, pressed and disabled states.

import { type App, useApp } from '../app';
import { Icon, type Sign } from '../kit/icon';
import { type Action, canRun, runAction } from './action';

/** How an action looks as a button; its button text or label when left out. */
export interface Look {
  /** A sign in place of words, or before them. */
  readonly sign?: (app: App) => Sign;
  /** Whether the words are shown beside the sign. */
  readonly words?: boolean;
  /** Words for this button in place of the action's own. */
  readonly label?: string;
}

/** A button for an action. @param more further classes */
export function ActionButton({
  action,
  look = {},
  more,
  id,
}: {
  readonly action: Action;
  readonly look?: Look;
  readonly more?: string;
  readonly id?: string;
}) {
  const app = useApp();
  const text = look.label ?? action.buttonText?.(app) ?? action.label;
  const sign = look.sign?.(app);
  const kind = sign && !look.words ? 'button icon' : 'button';
  return (
    <button
      type="button"
      id={id}
      class={more ? `${kind} ${more}` : kind}
      title={tooltipOf(action)}
      data-action={action.id}
      aria-label={sign === undefined ? spoken(action, text) : action.label}
      aria-pressed={action.pressed?.(app)}
      disabled={!canRun(app, action)}
      onClick={() => runAction(app, action)}
    >
      {sign && <Icon key={sign} sign={sign} />}
      {(!sign || look.words) && text}
    </button>
  );
}

function tooltipOf({ label, key, help }: Action): string {
  return `${label}${key ? ` (${key})` : ''}: ${help}`;
}

/** What a reader says of a button with words: the action's name before what it shows, unless that begins with it. */
function spoken({ label }: Action, text: string): string {
  return text.startsWith(label) ? text : `${label}: ${text}`;
}
