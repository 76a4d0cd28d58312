// What an action is, and doing one: keys, buttons and rows of the panel all come here, and none does what cannot be done now.
import type { App } from '../app';

/** One thing a person can do. */
export interface Action {
  readonly id: string;
  /** The key, as KeyboardEvent.key says it; upper case for letters. Empty when there is none. */
  readonly key: string;
  /** Plain words. */
  readonly label: string;
  /** What it does, for the tooltip and the help. */
  readonly help: string;
  /** What its button shows; the label when left out. */
  face?(app: App): string;
  /** Whether its button is pressed in. Left out for buttons that do not stay in. */
  pressed?(app: App): boolean;
  /** Whether it can be done now. Always, when left out. */
  enabled?(app: App): boolean;
  run(app: App): void;
}

/** Whether an action can be done now: it is enabled, and no game locks it. */
export function canRun(app: App, action: Action): boolean {
  const locks = app.view.faces.of(app.session.scenario)?.locks ?? [];
  return !locks.includes(action.id) && (action.enabled?.(app) ?? true);
}

/** Does an action, unless it cannot be done now. True when it was done. */
export function runAction(app: App, action: Action): boolean {
  if (!canRun(app, action)) return false;
  action.run(app);
  return true;
}
