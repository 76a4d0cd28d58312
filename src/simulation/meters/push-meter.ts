// Measures what it costs a body to turn through things: the torque it took, and what of the collisions was momentumOverridden.
import { inertiaAboutCentre } from '../../entities/hull';
import { deepestOverlap } from '../contacts';
import type { Entity } from '../entity-kinds';

/** Sums up since the body's start. */
export class PushMeter {
  /** Angular momentum that collisions took from the body and its drive put back. N m s. */
  momentumOverridden = 0;
  /**
   * The largest torque its turning stands for, of its motor and of what was put back within a step, over what its motor
   * can give. 1 at most for torque and joint.
   */
  peakShare = 0;
  /** How deep it was inside something it touched. m. */
  overlap = 0;

  /** Call once a step, after the entity's own update. */
  update(entity: Entity, timeStep: number): void {
    const { momentumOverridden, turn, limits } = entity;
    const share = Math.abs(turn.applied) / limits.angularAcceleration;
    if (share > this.peakShare) this.peakShare = share;
    if (momentumOverridden === 0) return;
    this.momentumOverridden += momentumOverridden;
    const motor = inertiaAboutCentre(entity.body) * limits.angularAcceleration;
    this.peakShare = Math.max(this.peakShare, share + momentumOverridden / timeStep / motor);
  }

  /** Call once a step, after the world's step. */
  look({ body }: Entity): void {
    if (body.getContactList()) this.overlap = Math.max(this.overlap, deepestOverlap(body));
  }
}
