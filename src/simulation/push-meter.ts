// Measures what it costs a body to turn through things: the torque it took, and what of the collisions was erased.
import { inertiaAboutCentre } from '../entities/hull';
import type { Entity } from '../entities/moving-entity';
import { deepestOverlap } from './contacts';

/** Sums up since the body's start. */
export class PushMeter {
  /** Angular momentum that collisions took from the body and its drive put back. N m s. */
  erased = 0;
  /**
   * The largest torque its turning stands for, of its motor and of what was put back within a step, over what its motor
   * can give. 1 at most for torque and joint.
   */
  peakShare = 0;
  /** How deep it was inside something it touched. m. */
  overlap = 0;

  /** Call once a step, after the entity's own update. */
  update(entity: Entity, timeStep: number): void {
    const { erased, turn, limits } = entity;
    const share = Math.abs(turn.alpha) / limits.angularAcceleration;
    if (share > this.peakShare) this.peakShare = share;
    if (erased === 0) return;
    this.erased += erased;
    const motor = inertiaAboutCentre(entity.body) * limits.angularAcceleration;
    this.peakShare = Math.max(this.peakShare, share + erased / timeStep / motor);
  }

  /** Call once a step, after the world's step. */
  look({ body }: Entity): void {
    if (body.getContactList()) this.overlap = Math.max(this.overlap, deepestOverlap(body));
  }
}
