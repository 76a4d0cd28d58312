// Result of a body beside its hull while an answer stands: with the body's name above it, if hulls look alike.
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Session } from '../../session/session';
import { artOf } from '../../view/bodies';

/** Whether another body has the same image but a different name. Only the names then tell the bodies apart. */
export function looksLikeAnother(session: Session, entity: Entity, bodies: readonly Entity[]): boolean {
  const own = session.givenName(entity);
  return (
    own !== undefined &&
    bodies.some((other) => artOf(other) === artOf(entity) && (session.givenName(other) ?? own) !== own)
  );
}

/**
 * Whether the text with a body's result begins with its name. True while an answer stands, if bodies look alike. Name
 * and result then stay together.
 */
export function isNamedWithResult(session: Session, entity: Entity): boolean {
  return session.round.state === 'held' && looksLikeAnother(session, entity, session.entities);
}

/** Returns the text with a body's result, with its name in a line above if needed. Empty without a result. */
export function withName(session: Session, entity: Entity, result: string): string {
  return result && isNamedWithResult(session, entity) ? `${session.labelOf(entity)}\n${result}` : result;
}
