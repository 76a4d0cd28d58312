// Measures what it costs a body to turn through things: the torque it took, and what of the collisions was erased.
import { inertiaAboutCentre } from '../entities/hull';
import type { Entity } from '../entities/moving-entity';
import { deepestOverlap } from './contacts';

/** Sums up since the body's start. */
export class PushMeter {
  /** Angular momentum that collisions took from the body and its drive put back. N m s. */
  erased = 0;
  /** The largest torque its turning stands for: of its motor, and of what was put back within a step. N m. */
  peakTorque = 0;
  /** The same over what its motor can give. 1 at most for torque and joint. */
  peakShare = 0;
  /** How deep it was inside something it touched. m. */
  overlap = 0;

  /** Call once a step, after the entity's own update. */
  update(entity: Entity, timeStep: number): void {
    const { erased, turn, limits } = entity;
    const inertia = inertiaAboutCentre(entity.body);
    this.erased += erased;
    this.peakTorque = Math.max(this.peakTorque, inertia * Math.abs(turn.alpha) + erased / timeStep);
    this.peakShare = Math.max(this.peakShare, this.peakTorque / (inertia * limits.angularAcceleration));
  }

  /** Call once a step, after the world's step. */
  look({ body }: Entity): void {
    this.overlap = Math.max(this.overlap, deepestOverlap(body));
  }
}
