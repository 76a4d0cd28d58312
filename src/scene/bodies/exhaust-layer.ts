// Exhaust on the picture: puffs behind every motor that pushes.
import type Phaser from 'phaser';
import { ParticleField } from '../draw/particle-field';
import { prefersReducedMotion } from '../draw/reduced-motion';
import type { Frame, Layer } from '../layer';
import { leaveExhaust } from './exhaust';

/** Puffs at most: with this many a frame costs half a millisecond more. */
const most = 360;

/** More simulated time than this between two pictures, and motors leave nothing: somebody steps by hand. s */
const longest = 0.25;

/** Exhaust for eyes that want little motion: so much of it. */
const calmShare = 0.3;

export class ExhaustLayer implements Layer {
  readonly #field: ParticleField;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#field = new ParticleField(scene, parent, most);
  }

  draw({ session, poses, viewport }: Frame): void {
    const passed = this.#field.age(session.simulation);
    if (passed > 0 && passed <= longest) {
      const calm = prefersReducedMotion() ? calmShare : 1;
      leaveExhaust(this.#field.particles, poses, { time: passed, calm, random: Math.random });
    }
    this.#field.draw(viewport);
  }
}
