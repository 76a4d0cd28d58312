// Draws particles as soft dots; they age in simulated time.
import type Phaser from 'phaser';
import type { Simulation } from '../../simulation/simulation';
import type { Viewport } from '../../view/viewport';
import { Particles } from './particles';

/** Texture of a particle, and its width. Pixels */
const dot = { key: 'particle', size: 32 };

/** The particles of one layer, and their images. */
export class ParticleField {
  readonly particles: Particles;
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #images: Phaser.GameObjects.Image[] = [];
  #simulation: Simulation | null = null;
  #time = 0;
  #shown = 0;

  /** @param most particles at the same time */
  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container, most: number) {
    this.particles = new Particles(most);
    this.#scene = scene;
    this.#parent = parent;
    if (!scene.textures.exists(dot.key)) makeDot(scene);
  }

  /**
   * Advances the particles to the simulation's time; those of another simulation are removed.
   * @returns the simulated time since the last call. s
   */
  age(simulation: Simulation): number {
    if (simulation !== this.#simulation) {
      this.#simulation = simulation;
      this.#time = simulation.time;
      this.particles.clear();
    }
    const passed = simulation.time - this.#time;
    this.#time = simulation.time;
    if (passed > 0) this.particles.advance(passed);
    return passed;
  }

  draw(viewport: Viewport): void {
    const { live } = this.particles;
    live.forEach((particle, n) => {
      const share = particle.age / particle.lasts;
      const { x, y } = viewport.toPage(particle);
      const [from, to] = particle.size;
      const width = (from + (to - from) * share) * viewport.zoom;
      this.#image(n)
        .setPosition(x, y)
        .setScale(width / dot.size)
        .setTint(particle.colour)
        .setAlpha(particle.alpha * (1 - share))
        .setVisible(true);
    });
    for (let n = live.length; n < this.#shown; n++) this.#images[n].setVisible(false);
    this.#shown = live.length;
  }

  #image(n: number): Phaser.GameObjects.Image {
    this.#images[n] ??= this.#make();
    return this.#images[n];
  }

  #make(): Phaser.GameObjects.Image {
    const image = this.#scene.add.image(0, 0, dot.key);
    this.#parent.add(image);
    return image;
  }
}

function makeDot(scene: Phaser.Scene): void {
  const texture = scene.textures.createCanvas(dot.key, dot.size, dot.size);
  const context = texture?.getContext();
  if (!texture || !context) return;
  const middle = dot.size / 2;
  const soft = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  soft.addColorStop(0, 'rgba(255,255,255,1)');
  soft.addColorStop(0.4, 'rgba(255,255,255,0.6)');
  soft.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = soft;
  context.fillRect(0, 0, dot.size, dot.size);
  texture.refresh();
}
