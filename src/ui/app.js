// What the parts of the page share: session, view, viewport, drawers, dialogs, scenarios, and messages to the person.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { kindOf } from '../simulation/entity-kinds';
import { focusedEntity } from '../view/view-state';
export const AppContext = createContext(null);
export function useApp() {
  const app = useContext(AppContext);
  if (!app) throw new Error('a part of the page is rendered outside of the page');
  return app;
}
/** The body in focus. */
export function inFocus({ session, view }) {
  return focusedEntity(session, view);
}
/** The turn law of the body in focus. */
export function lawOf(app) {
  const body = inFocus(app);
  return kindOf(body).controllers[body.controller.kind];
}
/** Why something is refused; null when it was done. */
export function refusalOf(action) {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
/** Does something that may be refused; a refusal is shown to the person. True when it was done. */
export function attempt(app, action) {
  const why = refusalOf(action);
  if (why !== null) app.notify(why, 'error');
  return why === null;
}
