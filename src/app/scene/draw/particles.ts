// Particles: sparks and smoke that fly and fade, as soft dots. Decoration only: the simulation ignores them.
import type { Point } from '../../../world/entities/command';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Viewport } from '../../view/viewport';
import type { Surface } from '../layer';
import type { Strips } from './strips';
import { paintDot } from './textures';

/** Radius of the soft dot that is drawn for a particle. Pixels of the dot's texture */
const radius = 16;

/**
 * Opacity of the soft dot that is drawn for a particle. Each pair is a distance from the centre (1 is the edge) and the
 * opacity there, 0 to 1.
 */
const opacities = [
  [0, 1],
  [0.4, 0.6],
  [1, 0],
] as const;

/** A spark or puff of smoke, drawn as a soft dot. */
export interface Particle {
  x: number;
  y: number;
  /** Velocity along x when the particle starts. m/s */
  readonly vx: number;
  /** Velocity along y when the particle starts. m/s */
  readonly vy: number;
  /** Lifetime of the particle. s */
  readonly lasts: number;
  /** Time since the particle appeared. s */
  age: number;
  /** Diameter at the start and at the end of the particle's life. m */
  readonly size: readonly [number, number];
  /** Colour of the particle. 0xRRGGBB */
  readonly colour: number;
  /** Opacity at the start, 0 to 1. It falls to 0 at the end of the particle's life. */
  readonly alpha: number;
}

/** A burst: particles that fly apart from one place in random directions. */
export interface Burst {
  readonly count: number;
  /** Lowest and highest speed of the burst's particles. m/s */
  readonly speed: readonly [number, number];
  /** Shortest and longest lifetime of the burst's particles. s */
  readonly lasts: readonly [number, number];
  readonly size: readonly [number, number];
  readonly alpha: number;
  /** Time for which the burst's particles have already flown when they appear. s; 0 if left out */
  readonly ahead?: number;
  readonly colours: readonly number[];
}

/** Decay rate of a particle's velocity, as by air drag. 1/s */
const drag = 2.5;

/** A list of particles with a limited length. When it is full, a new particle replaces the oldest. */
export class Particles {
  readonly live: Particle[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(particle: Particle): void {
    if (this.live.length >= this.#most) this.live.shift();
    this.live.push(particle);
  }

  /** Adds the particles of a burst at a point of the world. @param random returns numbers from 0 to 1 */
  burst({ x, y }: Point, burst: Burst, random: () => number): void {
    const between = ([from, to]: readonly [number, number]) => from + (to - from) * random();
    for (let n = 0; n < burst.count; n++) {
      const angle = 2 * Math.PI * random();
      const speed = between(burst.speed);
      const [vx, vy] = [speed * Math.cos(angle), speed * Math.sin(angle)];
      const { ahead = 0 } = burst;
      this.add({
        x: x + vx * ahead,
        y: y + vy * ahead,
        vx,
        vy,
        lasts: between(burst.lasts),
        age: 0,
        size: burst.size,
        colour: burst.colours[Math.floor(random() * burst.colours.length)],
        alpha: burst.alpha,
      });
    }
  }

  /** Moves the particles, and removes those at the end of their lifetime. @param time elapsed time, s */
  advance(time: number): void {
    let kept = 0;
    for (const particle of this.live) {
      const slowed = Math.exp(-drag * particle.age);
      particle.x += particle.vx * slowed * time;
      particle.y += particle.vy * slowed * time;
      particle.age += time;
      if (particle.age < particle.lasts) this.live[kept++] = particle;
    }
    this.live.length = kept;
  }

  clear(): void {
    this.live.length = 0;
  }
}

/** The particles of one layer, drawn as soft dots. They age in simulated time. */
export class ParticleField {
  readonly particles: Particles;
  readonly #strips: Strips;
  #simulation: Simulation | null = null;
  #time = 0;

  /** Creates a layer without particles. @param most largest number of particles that live at the same time */
  constructor(surface: Surface, most: number) {
    this.particles = new Particles(most);
    this.#strips = surface.strips(paintDot(surface.scene, 'particle', radius, opacities));
  }

  /** Advances the particles. Returns the simulated time since the last call, s. */
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
    for (const { x, y, age, lasts, size, colour, alpha } of this.particles.live) {
      const share = age / lasts;
      const [from, to] = size;
      const width = (from + (to - from) * share) * viewport.zoom;
      const at = viewport.toPage({ x, y });
      this.#strips.image(at.x, at.y, width, width, { colour, alpha: alpha * (1 - share) });
    }
  }
}
