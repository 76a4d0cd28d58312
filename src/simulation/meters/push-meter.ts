// Measures how a body turns through what it hits: its torque, its overlap, and the momentum its drive overrides.
import { inertiaAboutCentre } from '../../entities/hull';
import { deepestOverlap } from '../contacts';
import type { Entity } from '../entity-kinds';

/** Sums up since the body's start. */
export class PushMeter {
  /** Angular momentum of collisions that its drive overrode. N m s. */
  momentumOverridden = 0;
  /** Largest torque, overridden momentum over time included, over the motor's limit. At most 1 for torque and joint. */
  peakShare = 0;
  /** Deepest overlap with what it touched. m. */
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
