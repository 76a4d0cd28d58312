// Which bodies turn by a law that is a text: those that the drawer Law is for.
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { type App, inFocus } from '../app';

/** Whether a body's law is a text that can be edited. */
export const hasTextLaw = (body: Entity): boolean =>
  kindOf(body).controllers[body.controller.kind].texts !== undefined;

/** The body whose law the drawer would show: the one in focus, or the first other one; null where none has such a law. */
export function bodyWithText(app: App): Entity | null {
  const body = inFocus(app);
  return hasTextLaw(body) ? body : (app.session.entities.find(hasTextLaw) ?? null);
}
