// Explosions of Dodge: missiles and walls burst into particles. That of a hit is above all else, see death-layer.ts.
import type Phaser from 'phaser';
import { ParticleField } from '../../../scene/draw/particle-field';
import type { Burst } from '../../../scene/draw/particles';
import { prefersReducedMotion } from '../../../scene/draw/reduced-motion';
import type { Frame, Layer } from '../../../scene/layer';
import { dodgeOf } from '../rules/dodge';
import { type DodgeEvent, DodgeNews } from '../rules/events';
import { breakBursts, reducedBursts, wreckBursts } from './bursts';

/** Largest number of particles, which take half a millisecond of a frame. */
const most = 360;

/** What bursts at which event. */
const bursts: Partial<Record<DodgeEvent['kind'], readonly Burst[]>> = {
  wreck: wreckBursts,
  break: breakBursts,
};

export class BurstLayer implements Layer {
  readonly #field: ParticleField;
  readonly #news = new DodgeNews();

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#field = new ParticleField(scene, parent, most);
  }

  draw({ session: { simulation }, viewport }: Frame): void {
    const passed = this.#field.age(simulation);
    const game = passed > 0 ? dodgeOf(simulation) : null;
    for (const { kind, place } of game ? this.#news.next(game, simulation.time) : []) {
      const full = bursts[kind];
      for (const burst of full && prefersReducedMotion() ? reducedBursts : (full ?? []))
        this.#field.particles.burst(place, burst, Math.random);
    }
    this.#field.draw(viewport);
  }
}
