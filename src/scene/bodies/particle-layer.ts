// Particles on the picture: exhaust behind every missile, and explosions in Dodge. They age with simulated time.
import type Phaser from 'phaser';
import { Dodge } from '../../games/dodge/rules/dodge';
import { DodgeNews } from '../../games/dodge/scene/dodge-news';
import type { Simulation } from '../../simulation/simulation';
import { wantsCalm } from '../draw/motion-wish';
import { calmBursts, hitBursts, wreckBursts } from '../draw/particle-kinds';
import { Particles } from '../draw/particles';
import type { Frame, Layer } from '../layer';
import { leaveExhaust } from './exhaust';

/** Particles at most: with this many a frame costs half a millisecond more. */
const most = 360;

/** More simulated time than this between two pictures, and motors leave nothing: somebody steps by hand. s */
const longest = 0.25;

/** Exhaust for eyes that want little motion: so much of it. */
const calmShare = 0.3;

/** The soft dot that every particle is. Pixels */
const dot = { key: 'particle', size: 32 };

export class ParticleLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #particles = new Particles(most);
  readonly #images: Phaser.GameObjects.Image[] = [];
  readonly #news = new DodgeNews();
  #simulation: Simulation | null = null;
  #time = 0;
  #shown = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    makeDot(scene);
  }

  draw(frame: Frame): void {
    const { simulation } = frame.session;
    if (simulation !== this.#simulation) this.#begin(simulation);
    const passed = simulation.time - this.#time;
    this.#time = simulation.time;
    if (passed > 0) {
      this.#particles.advance(passed);
      if (passed <= longest) {
        const calm = wantsCalm() ? calmShare : 1;
        leaveExhaust(this.#particles, frame.poses, { time: passed, calm, random: Math.random });
      }
      if (simulation.rules instanceof Dodge) this.#burst(simulation.rules, simulation.time);
    }
    this.#lay(frame);
  }

  #begin(simulation: Simulation): void {
    this.#simulation = simulation;
    this.#time = simulation.time;
    this.#particles.clear();
  }

  #burst(game: Dodge, time: number): void {
    for (const { kind, place } of this.#news.next(game, time)) {
      if (kind !== 'wreck' && kind !== 'hit') continue;
      const loud = kind === 'hit' ? hitBursts : wreckBursts;
      for (const burst of wantsCalm() ? calmBursts : loud) this.#particles.burst(place, burst, Math.random);
    }
  }

  #lay({ viewport }: Frame): void {
    const { live } = this.#particles;
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
