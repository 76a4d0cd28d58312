// Measures what it costs a body to turn through things: what collisions gave it, and how much of that its drive took away.

import { overridesCollisions } from '../../entities/drive';
import { driveOf } from '../../entities/steered-body';
import { deepestOverlap } from '../contacts';
import type { Entity } from '../entity-kinds';

/** Sums up since the body's start. */
export class PushMeter {
  /** Angular momentum that the engine's collisions gave the body, ∑ |∑ r × J| over the steps. N m s */
  given = 0;
  /** How much of it the drive took away, by setting the state anew. N m s; 0 for torque and joint. */
  overridden = 0;
  /** How deep it was inside something it touched. m. */
  overlap = 0;

  /**
   * Call once a step, after the world's step.
   * @param momentum what its contacts gave it in this step, about its centre. N m s
   */
  look(entity: Entity, momentum: number): void {
    const { body } = entity;
    if (!body.getContactList()) return;
    this.given += Math.abs(momentum);
    if (overridesCollisions(driveOf(entity))) this.overridden += Math.abs(momentum);
    this.overlap = Math.max(this.overlap, deepestOverlap(body));
  }
}
