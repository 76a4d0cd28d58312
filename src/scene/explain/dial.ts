// The dial: which bodies have one, and how large it is. Free of Phaser.

import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';

/** Lengths from the centre of mass: the ring, and the arc of the heading error inside it. m */
export const dial = { ring: 7, arc: 6 };

/** Scale of a body's dial: it grows with a body that is larger than usual. */
export function dialScale({ build }: Entity): number {
  return Math.max(1, build.size);
}

/** Whether a body has a dial: its scenario names it, and its command is to turn on the spot. */
export function hasDial(session: Session, entity: Entity): boolean {
  return entity.command.kind === 'turn-towards' && session.givenName(entity) !== undefined;
}
