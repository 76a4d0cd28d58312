import { paintDot } from './textures';

/** The dot: its radius (pixels), and its opacities at distances from the middle, which are shares of that. */
const radius = 16;
const opacities = [
  [0, 1],
  [0.4, 0.6],
  [1, 0],
];
/** Rate at which a particle's velocity decays, as by air drag. 1/s */
const drag = 2.5;
/** A limited number of particles; a new one replaces the oldest when there are too many. */
export class Particles {
  live = [];
  #most;
  constructor(most) {
    this.#most = most;
  }
  add(particle) {
    if (this.live.length >= this.#most) this.live.shift();
    this.live.push(particle);
  }
  /** Adds a burst of particles at a point. @param random gives numbers from 0 to 1 */
  burst({ x, y }, burst, random) {
    const between = ([from, to]) => from + (to - from) * random();
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
  /** Moves the particles on. @param time s */
  advance(time) {
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
  clear() {
    this.live.length = 0;
  }
}
/** The particles of one layer, drawn as soft dots. They age in simulated time. */
export class ParticleField {
  particles;
  #strips;
  #simulation = null;
  #time = 0;
  /** @param most particles at the same time */
  constructor(surface, most) {
    this.particles = new Particles(most);
    this.#strips = surface.strips(paintDot(surface.scene, 'particle', radius, opacities));
  }
  /**
   * Advances the particles to the simulation's time; those of another simulation are removed.
   * @returns the simulated time since the last call. s
   */
  age(simulation) {
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
  draw(viewport) {
    for (const { x, y, age, lasts, size, colour, alpha } of this.particles.live) {
      const share = age / lasts;
      const [from, to] = size;
      const width = (from + (to - from) * share) * viewport.zoom;
      const at = viewport.toPage({ x, y });
      this.#strips.image(at.x, at.y, width, width, { colour, alpha: alpha * (1 - share) });
    }
  }
}
