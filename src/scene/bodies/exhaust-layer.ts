// Draws the exhaust: puffs behind every motor under thrust.
import type Phaser from 'phaser';
import { ParticleField } from '../draw/particle-field';
import { prefersReducedMotion } from '../draw/reduced-motion';
import type { Frame, Layer } from '../layer';
import { leaveExhaust } from './exhaust';

/** Largest number of puffs, which take half a millisecond of a frame. */
const most = 360;

/** Longest simulated time between two frames in which puffs are added; longer ones are steps by hand. s */
const longest = 0.25;

/** Fraction of the puffs that are left where the system asks for reduced motion. */
const reducedDensity = 0.3;

export class ExhaustLayer implements Layer {
  readonly #field: ParticleField;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#field = new ParticleField(scene, parent, most);
  }

  draw({ session, poses, viewport }: Frame): void {
    const passed = this.#field.age(session.simulation);
    if (passed > 0 && passed <= longest) {
      const density = prefersReducedMotion() ? reducedDensity : 1;
      leaveExhaust(this.#field.particles, poses, { time: passed, density, random: Math.random });
    }
    this.#field.draw(viewport);
  }
}
