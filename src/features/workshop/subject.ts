// Decides which tools of the workshop can be used on the body in focus.
import { type App, inFocus } from '../../app/ui/app';
import { canTune } from '../../lab/tuning/search-space';
import { laws } from '../../laws/language/laws';
import { kindOf } from '../../world/simulation/entity-kinds';

/** Returns whether the gains of the focused body's control law can be tuned automatically. */
export function canTuneFocused(app: App): boolean {
  const { kind, controller } = inFocus(app);
  return canTune(kind, controller);
}

/** Returns whether the control law of the body in focus can be tested and scored. */
export function canJudgeFocused(app: App): boolean {
  const { kind, controller } = inFocus(app);
  return kindOf({ kind }).controlledVariable === 'heading' && Object.hasOwn(laws, controller.kind);
}
