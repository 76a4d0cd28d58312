// The dial: which bodies have one, and how large it is. Free of Phaser.

import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';

/** Lengths from the centre of mass: the ring, and the arc of the heading error inside it. m */
export const dial = { ring: 7, arc: 6 };

/** How much larger than usual a body's dial is: a big body needs a big one. */
export function dialScale({ build }: Entity): number {
  return Math.max(1, build.size);
}

/** A body with a name of its own that stands and is told to turn has a dial. */
export function hasDial(session: Session, entity: Entity): boolean {
  return entity.command.kind === 'turn-towards' && session.givenName(entity) !== undefined;
}
