// What an action is, and how it is run: keys, buttons and rows of the panel all run actions here.
import { attempt } from '../app';
/** Whether an action can be run now: it is enabled, and no game locks it. */
export function canRun(app, action) {
  const locks = app.view.games.of(app.session.scenario)?.locks ?? [];
  return !locks.includes(action.id) && (action.enabled?.(app) ?? true);
}
/** Runs an action if it can be run now. A refusal is shown to the person. True when it was run. */
export function runAction(app, action) {
  return canRun(app, action) && attempt(app, () => action.run(app));
}
