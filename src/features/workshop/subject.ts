// Decides which tools of the workshop can be used on the body in focus.
import { type App, inFocus } from '../../app/ui/app';
import { canTune } from '../../lab/tuning/search-space';
import { laws } from '../../laws/language/laws';
import { kindOf } from '../../world/simulation/entity-kinds';

export function canTuneFocused(app: App): boolean {
  const { kind, controller } = inFocus(app);
  return canTune(kind, controller);
}

export function canJudgeFocused(app: App): boolean {
  const { kind, controller } = inFocus(app);
  return kindOf({ kind }).controlledVariable === 'heading' && Object.hasOwn(laws, controller.kind);
}
