// Where the target's large reticle is: it is drawn there, and grabbed there.
import type { Point } from '../entities/command';
import type { Session } from '../session/session';
import { type Entity, kindOf } from '../simulation/entity-kinds';
import { focusedEntity, type ViewState } from './view-state';

/** A target this much more beside a body than above it is no height. m */
const upright = 1e-6;

/** Whether a body holds a place that is straight above or below it: its height is all that is wanted. */
export function holdsHeight(entity: Entity): boolean {
  const { target, body } = entity;
  return kindOf(entity).holds === 'place' && !!target && Math.abs(target.x - body.getPosition().x) < upright;
}

/**
 * Where the reticle is: in Path on the current waypoint of the body in focus, else on the shared target. Null when there
 * is no moving target and no body follows the shared one.
 */
export function reticlePlace(session: Session, view: ViewState): Point | null {
  const { simulation, commands } = session;
  const isFollowed = session.entities.some((entity) => !simulation.isAutonomous(entity));
  if (!isFollowed && simulation.targets.length === 0) return null;
  if (commands.mode !== 'path') return commands.target;
  const shown = focusedEntity(session, view);
  return shown.command.kind === 'follow-path' ? shown.target : null;
}
