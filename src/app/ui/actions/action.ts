// Actions: everything that keys, buttons and rows of the panel can run.
import { type App, attempt } from '../app';
import type { IconName } from '../kit/icon';

export interface Action {
  readonly id: string;
  /** The key, as in KeyboardEvent.key; upper case for letters. Empty without a key. */
  readonly key: string;
  /** Name of the action. */
  readonly label: string;
  /** Explanation for the tooltip and the help. */
  readonly help: string;
  /** Returns the text of the button. If left out, the button has its icon alone, or the label. */
  readonly buttonText?: ((app: App) => string) | undefined;
  /** Returns the icon of the button. */
  readonly sign?: ((app: App) => IconName) | undefined;
  /** Whether the button is pressed. Left out for buttons that do not stay pressed. */
  pressed?(app: App): boolean;
  /** Whether the action can run now. Always if left out. */
  enabled?(app: App): boolean;
  run(app: App): void;
}

/** Whether an action can be run now: it is enabled, and no game locks it. */
export function canRun(app: App, action: Action): boolean {
  const locks = app.view.modes.of(app.session.scenario).locks;
  return !locks.includes(action.id) && (action.enabled?.(app) ?? true);
}

/**
 * Runs an action, or what the scene's feature has in its place. Returns true if it ran. Shows an error if it was
 * refused.
 */
export function runAction(app: App, action: Action): boolean {
  const run = app.features.runIn(app.session.scenario, action.id) ?? action.run;
  return canRun(app, action) && attempt(app, () => run(app));
}
