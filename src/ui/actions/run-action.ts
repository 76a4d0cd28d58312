// Doing an action: keys, buttons and rows of the panel all come here, and none does what cannot be done now.

import type { App } from '../app';
import type { Action } from './list';

/** Whether an action can be done now. */
export function canRun(app: App, action: Action): boolean {
  return action.enabled?.(app) ?? true;
}

/** Does an action, unless it cannot be done now. True when it was done. */
export function runAction(app: App, action: Action): boolean {
  if (!canRun(app, action)) return false;
  action.run(app);
  return true;
}
