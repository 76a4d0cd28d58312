// Where the reticle of the target is: drawn there, and taken hold of there.
import type { Point } from '../entities/command';
import type { Session } from '../session/session';
import { focusedEntity, type ViewState } from './view-state';

/**
 * Where the reticle is: in Path on the waypoint that the body in focus heads for, else on the shared target. Nowhere
 * when there is no target that moves and no body heeds a drag.
 */
export function reticlePlace(session: Session, view: ViewState): Point | null {
  const { simulation, commands } = session;
  const heeded = session.entities.some((entity) => !simulation.isAutonomous(entity));
  if (!heeded && simulation.targets.length === 0) return null;
  if (commands.mode !== 'path') return commands.target;
  const shown = focusedEntity(session, view);
  return shown.command.kind === 'follow-path' ? shown.target : null;
}
