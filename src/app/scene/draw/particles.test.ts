// Tests of particles: they fly, slow down and vanish.
import { describe, expect, it } from 'vitest';
import { type Particle, Particles } from './particles';

const particle = (changed: Partial<Particle> = {}): Particle => ({
  x: 0,
  y: 0,
  vx: 10,
  vy: 0,
  lasts: 1,
  age: 0,
  size: [1, 1],
  colour: 0xffffff,
  alpha: 1,
  ...changed,
});

describe('particles', () => {
  it('fly on, and are removed at the end of their lifetime', () => {
    const particles = new Particles(10);
    particles.add(particle({ lasts: 0.5 }));
    particles.add(particle({ lasts: 2 }));
    particles.advance(0.1);
    // At age 0 there is no drag yet: 10 m/s for 0.1 s.
    expect(particles.live.map(({ x }) => x)).toEqual([1, 1]);
    particles.advance(0.5);
    expect(particles.live.map(({ lasts }) => lasts)).toEqual([2]);
  });

  it('are removed when there are too many, the oldest first', () => {
    const particles = new Particles(2);
    for (const x of [1, 2, 3]) particles.add(particle({ x }));
    expect(particles.live.map(({ x }) => x)).toEqual([2, 3]);
  });

  it('burst evenly in all directions, within the range of speeds', () => {
    const particles = new Particles(100);
    let n = 0;
    const random = () => (n++ % 8) / 8;
    const burst = { count: 40, lasts: [1, 2], size: [1, 0], alpha: 1, colours: [1, 2] } as const;
    particles.burst({ x: 3, y: 4 }, { ...burst, speed: [5, 9] }, random);
    expect(particles.live).toHaveLength(40);
    for (const { x, y, vx, vy, lasts, colour } of particles.live) {
      expect([x, y]).toEqual([3, 4]);
      expect(Math.hypot(vx, vy)).toBeGreaterThanOrEqual(5 - 1e-9);
      expect(Math.hypot(vx, vy)).toBeLessThan(9);
      expect(lasts).toBeLessThan(2);
      expect([1, 2]).toContain(colour);
    }
  });

  it('of a burst with an initial age start at their places at that age, with their whole lifetime', () => {
    const particles = new Particles(10);
    const burst = { count: 1, lasts: [1, 1], size: [1, 0], alpha: 1, colours: [1], ahead: 0.5 } as const;
    particles.burst({ x: 3, y: 4 }, { ...burst, speed: [6, 6] }, () => 0);
    expect(particles.live).toMatchObject([{ x: 6, y: 4, vx: 6, age: 0, lasts: 1 }]);
  });
});
