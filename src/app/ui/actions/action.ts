// Actions: everything that shortcuts, buttons and rows of the Tune drawer can run.
import { type App, attempt } from '../app';
import type { IconName } from '../kit/icon';

export interface Action {
  readonly id: string;
  /** Shortcut, as in KeyboardEvent.key with upper-case letters. Empty if there is none */
  readonly key: string;
  /** Name of the action, for its button, menus and the help. */
  readonly label: string;
  /** Explanation of the action, for its tooltip and the help. */
  readonly help: string;
  /** Returns the text of the action's button. If left out, the button shows an icon or the action's name. */
  readonly buttonText?: ((app: App) => string) | undefined;
  /** Returns the icon of the action's button. If left out, the button has no icon. */
  readonly sign?: ((app: App) => IconName) | undefined;
  /**
   * Whether the action's button is shown as pressed, like a switch that is on. Left out for actions that are no
   * switches.
   */
  pressed?(app: App): boolean;
  /** Whether the action can run now. If left out, it always can. */
  enabled?(app: App): boolean;
  run(app: App): void;
}

/** Whether an action can be run now: it is enabled, and no game forbids it. */
export function canRun(app: App, action: Action): boolean {
  const locks = app.view.modes.of(app.session.scenario).locks;
  return !locks.includes(action.id) && (action.enabled?.(app) ?? true);
}

/** Runs an action if it can run now, and shows any error. Returns whether it succeeded. */
export function runAction(app: App, action: Action): boolean {
  const run = app.features.runIn(app.session.scenario, action.id) ?? action.run;
  return canRun(app, action) && attempt(app, () => run(app));
}
